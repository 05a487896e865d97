// Alone in its file: the entry holds it, and what follows it (menu.navigation.ts) comes with the shell.

/** The server says where (PAINEL_PATH); a page it did not write, as in a test, stands at the brief's. */
const said = document.documentElement.dataset.painel;
export const PAINEL_ADDRESS = said?.startsWith('/') ? said : '/ciapis/modules/painel';
