// What the bundle's page is made of: words for figures and dates, and elements. Texts are never parsed as HTML.

export const reais = centavos => (centavos / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
export const inteiro = n => n.toLocaleString('pt-BR');
export const quantos = (n, um, muitos) => `${inteiro(n)} ${n === 1 ? um : muitos}`;
export const dia = data => data.split('-').reverse().join('/');
const BRASILIA = { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' };
export const quando = em => (em ? new Date(em).toLocaleString('pt-BR', BRASILIA) : 'sem registro');
export const liquido = ({ bruto, glosa, desconto }) => bruto - glosa - desconto;

export function el(nome, atributos, ...filhos) {
  const feito = document.createElement(nome);
  for (const [chave, valor] of Object.entries(atributos ?? {})) feito.setAttribute(chave, valor);
  feito.append(...filhos.flat().filter(filho => filho !== null && filho !== undefined && filho !== false));
  return feito;
}
export const p = (texto, classe) => el('p', classe && { class: classe }, texto);
export const secao = (titulo, ...filhos) => el('section', null, el('h2', null, titulo), ...filhos);
export const fatos = pares =>
  el('dl', null, ...pares.filter(Boolean).flatMap(([nome, valor]) => [el('dt', null, nome), el('dd', null, valor)]));
export const hash = texto => el('span', { class: 'hash' }, texto);

/** `colunas` are names: `#` before one that holds numbers, `#~` before one that narrow screens leave out. The first cell names the row. */
export function tabela(legenda, colunas, linhas, total) {
  const classes = colunas.map(coluna => ({
    ...(coluna.startsWith('#') && { class: coluna.startsWith('#~') ? 'numero larga' : 'numero' }),
  }));
  const celula = (valor, n) => {
    if (n === 0) return el('th', { scope: 'row' }, valor);
    return el('td', classes[n], valor);
  };
  const linha = celulas => el('tr', null, ...celulas.map(celula));
  const cabeca = colunas.map((coluna, n) => el('th', { scope: 'col', ...classes[n] }, coluna.replace(/^#~?/, '')));
  const partes = [el('thead', null, el('tr', null, ...cabeca))];
  partes.push(el('tbody', null, ...linhas.map(linha)));
  if (total) partes.push(el('tfoot', null, linha(total)));
  const mesa = el('table', { 'aria-label': legenda }, ...partes);
  const rola = el('div', { class: 'rola', tabindex: '0', role: 'region', 'aria-label': legenda }, mesa);
  return el('div', null, p(legenda, 'brando'), rola);
}
