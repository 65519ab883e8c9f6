/** Hands data to the browser's downloads as a file of this name. */
export function download(data: Blob, fileName: string): void {
	const address = URL.createObjectURL(data);
	const link = document.createElement('a');
	link.href = address;
	link.download = fileName;
	link.click();
	// The browser reads the blob only after the click event.
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
