/**
 * As the `ref` of what a dialog is about (its one question, or the button that Enter should press): it has the focus as soon
 * as it is there, also where it comes with a late answer. Not for pages: there the title has it.
 */
export const firstFocus = (element: HTMLElement | null) => element?.focus();
