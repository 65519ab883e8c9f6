/** In the HTML of a frame (`kept-frames.server.ts`), what marks the places of the page's own part (`page-part.tsx`). */
export const OWN_PART = 'own-part';
