/**
 * The container of dialogs and drawers. Not <body>: there antd locks the scroll with a <style> that carries no nonce, and this page
 * never scrolls as a whole.
 */
export const overlayContainer = () => document.getElementById('raiz') ?? document.body;
