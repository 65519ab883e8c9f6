/** Whether there is room on the disk of the embedded database for anything new. */
export interface DiskRoom {
	/** @throws DatabaseUnavailable('disk_full') while there is no room for new things. Deleting, signing in and reading never ask. */
	require(): void;
}

export const unlimitedRoom: DiskRoom = { require() {} };
