/**
 * A `ref` for the one question of a dialog, or the button that Enter should press: it gets the focus as soon as it is there, also
 * after a late answer. Not for pages, where the title has the focus.
 */
export const firstFocus = (element: HTMLElement | null) => element?.focus();
