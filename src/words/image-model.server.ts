const TIMEOUT_MS = 90_000;

/**
 * Draws what a text describes.
 * @throws when the endpoint refuses, is too slow, or sends something that is no PNG, JPEG or WebP
 */
export type DrawPicture = (description: string) => Promise<{ type: string; bytes: Uint8Array<ArrayBuffer> }>;

/** The model of the settings that draws, by the images endpoint of an OpenAI-compatible server; null where none is set. */
export function createImageModel(config: {
	AI_BASE_URL?: string | undefined;
	AI_API_KEY?: string | undefined;
	AI_IMAGE_MODEL?: string | undefined;
}): DrawPicture | null {
	const { AI_BASE_URL: baseURL, AI_API_KEY: apiKey, AI_IMAGE_MODEL: name } = config;
	if (!baseURL || !name) return null;
	return async (prompt) => {
		const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
		const { generateImage } = await import('ai');
		const model = createOpenAICompatible({ name: 'endpoint', baseURL, ...(apiKey && { apiKey }) }).imageModel(name);
		const { image } = await generateImage({
			model,
			prompt,
			maxRetries: 1,
			abortSignal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const bytes = new Uint8Array(image.uint8Array);
		const type = typeOf(bytes);
		if (!type) throw new Error('the image model sent no PNG, JPEG or WebP');
		return { type, bytes };
	};
}

/** The type by the first bytes: the declared type of an endpoint is not reliable. */
function typeOf(bytes: Uint8Array): string | null {
	const head = String.fromCharCode(...bytes.subarray(0, 12));
	if (head.startsWith('\x89PNG')) return 'image/png';
	if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
	return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'image/webp' : null;
}
