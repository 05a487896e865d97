// Alone in its file because the entry holds it; menu.navigation.ts, which uses it, comes with the shell.

/** The server writes the address (PAINEL_PATH) into the page; a page that it did not write, as in a test, has the brief's. */
const said = document.documentElement.dataset.painel;
export const PAINEL_ADDRESS = said?.startsWith('/') ? said : '/ciapis/modules/painel';
