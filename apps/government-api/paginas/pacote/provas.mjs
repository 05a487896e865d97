// What the page checked by itself, and what whoever reads it can check besides.
import { hex, lerSelo, sha256, soma } from './conferir.mjs';
import { enderecoDe, entregas, fiscalizacoes, livro, nota, unidadeDe } from './dados.mjs';
import { dia, el, fatos, hash, inteiro, p, quantos, secao } from './pecas.mjs';

const linkDoDia = ({ lotacaoId, data }) =>
  el('a', { href: enderecoDe(lotacaoId, data) }, `${unidadeDe(lotacaoId)?.nome ?? lotacaoId}, ${dia(data)}`);
const MAIS_FALHAS = 50;

function umaConferencia({ nome, total, falhas }) {
  const dito = falhas.length
    ? `${inteiro(falhas.length)} de ${inteiro(total)} não conferem`
    : quantos(total, 'conferido', 'conferidos');
  const umaFalha = falha => el('li', null, ...(falha.data ? [linkDoDia(falha), ': '] : []), falha.detalhe);
  const lista = falhas.length > 0 && el('ul', null, ...falhas.slice(0, MAIS_FALHAS).map(umaFalha));
  return comMarca(falhas.length ? 'mau' : 'bom', `${nome} `, el('span', { class: 'brando' }, `(${dito})`), lista);
}

const MARCAS = { bom: 'Confere', mau: 'Não confere', avisa: 'Não visto' };
const comMarca = (classe, ...filhos) =>
  el('li', null, el('span', { class: classe }, MARCAS[classe]), el('div', null, ...filhos));

const DO_SELO = {
  boa: ['bom', 'O selo do livro foi assinado com a chave que o acompanha'],
  falsa: ['mau', 'O selo do livro não foi assinado com a chave que o acompanha'],
  sem: ['avisa', 'Este navegador não confere a assinatura do selo: use um mais novo, ou o programa de conferência'],
};

/** What was checked here, and what does not hold; the day of a failure is one tap away. */
export function conferencia(feitas, selo) {
  const linhas = feitas.map(umaConferencia);
  if (livro.selo) linhas.push(comMarca(...DO_SELO[selo]));
  const falhas = soma(feitas, feita => feita.falhas.length) + (selo === 'falsa' ? 1 : 0);
  return secao(
    'O que esta página conferiu agora, sem nenhum servidor',
    falhas
      ? p(`Não confere: ${inteiro(falhas)}. Guarde este arquivo como veio e avise o controle externo.`, 'mau')
      : p('Tudo o que está neste arquivo confere.', 'bom'),
    el('ul', { class: 'conferencia' }, ...linhas),
  );
}

export function doLivro() {
  if (!livro.selo) return null;
  const { nome, tamanho, raiz } = lerSelo(livro.selo);
  return secao(
    'O selo do livro de registro',
    p(
      'Compare com o selo que a sua instituição guardou: se ela tem um do mesmo tamanho, o resumo tem de ser igual. Entre tamanhos diferentes, o programa conferir-livro pede a prova ao sistema.',
    ),
    fatos([
      ['Livro', hash(nome)],
      ['Folhas', inteiro(tamanho)],
      ['Resumo', hash(raiz)],
    ]),
  );
}

/** Each photo's hash, and the invoice's, with the day it is of. */
function arquivosConhecidos() {
  const onde = new Map();
  for (const [de, lista] of [
    ['entrega', entregas],
    ['fiscalização', fiscalizacoes],
  ])
    for (const cada of lista)
      for (const foto of cada.fotos) onde.set(foto, [`a foto da ${de} de ${cada.refeicao}, `, linkDoDia(cada)]);
  if (nota) onde.set(nota.sha256, ['a nota fiscal deste mês']);
  return onde;
}

/** A file at hand: said to be the one that a record names, or of none. */
export function conferirArquivo() {
  const onde = arquivosConhecidos();
  const diz = el('p', { role: 'status' });
  const campo = el('input', { type: 'file', class: 'escondido', 'aria-describedby': 'sobre-o-arquivo' });
  campo.addEventListener('change', async () => {
    const [arquivo] = campo.files;
    if (!arquivo) return;
    const resumo = hex(sha256(new Uint8Array(await arquivo.arrayBuffer())));
    const achada = onde.get(resumo);
    const dito = achada
      ? ['Este arquivo é ', ...achada, '.']
      : ['Este arquivo não é nenhum dos que este pacote registra.'];
    diz.replaceChildren(...dito, el('br'), hash(resumo));
  });
  return el(
    'section',
    { class: 'sem-papel' },
    el('h2', null, 'É esta a foto?'),
    el(
      'p',
      { id: 'sobre-o-arquivo' },
      'Uma foto, ou o XML da nota, que o órgão entregou: a página diz de que entrega é. O arquivo não sai deste computador.',
    ),
    el('label', { class: 'botao' }, 'Escolher o arquivo', campo),
    diz,
  );
}
