/** Photos the person is still looking at: they may yet be covered, so they do not leave. Forgotten with the page. */
const held = new Set<string>();

export const holdPhoto = (id: string) => held.add(id);
export const isHeld = (id: string) => held.has(id);
export const releasePhoto = (id: string) => held.delete(id);
