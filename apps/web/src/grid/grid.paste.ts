import { formatInteger } from '../ui/number.format.ts';
import { existe, type Malha, nomeDaCelula, type Posicao, type Valores } from './grid.model.ts';
import { lerQuantidade } from './quantity.parser.ts';

export interface Colagem {
  valores: Valores;
  mudancas: number;
  /** One sentence for each cell that was not understood. */
  recusadas: string[];
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .trim()
    .toLowerCase();

/** Text from Excel, Sheets or LibreOffice: tabs and lines, the last line break being no row. */
export const blocoDe = (texto: string) =>
  texto
    .replaceAll(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map(linha => linha.split('\t'));

const nomes = (lista: readonly { nome: string; sigla: string }[]) =>
  new Set(lista.flatMap(({ nome, sigla }) => [plain(nome), plain(sigla)]));

/** Drops a heading row or column that only repeats the names of the grid. */
function semTitulos(bloco: string[][], malha: Malha) {
  const linhasDaMalha = nomes(malha.linhas);
  const colunasDaMalha = nomes(malha.colunas);
  const [primeira = []] = bloco;
  const temLinha = primeira.some(texto => colunasDaMalha.has(plain(texto)));
  const linhas = temLinha ? bloco.slice(1) : bloco;
  const temColuna = linhas.length > 0 && linhas.every(([texto = '']) => linhasDaMalha.has(plain(texto)));
  return temColuna ? linhas.map(linha => linha.slice(1)) : linhas;
}

/** Reads a pasted block onto the grid from a cell. Nothing is applied here: the person sees `recusadas` first. */
export function lerColagem(texto: string, em: Posicao, malha: Malha, atual: Valores): Colagem {
  const valores = atual.map(row => [...row]);
  const recusadas: string[] = [];
  let mudancas = 0;
  semTitulos(blocoDe(texto), malha).forEach((linhaColada, dl) => {
    linhaColada.forEach((bruto, dc) => {
      const alvo = { linha: em.linha + dl, coluna: em.coluna + dc };
      const lida = lerCelula(bruto, alvo, malha);
      if (lida === null) return;
      const row = valores[alvo.linha];
      if ('erro' in lida || !row) recusadas.push('erro' in lida ? lida.erro : '');
      else if (row[alvo.coluna] !== lida.valor) {
        row[alvo.coluna] = lida.valor;
        mudancas++;
      }
    });
  });
  return { valores, mudancas, recusadas };
}

/** Null keeps the cell: a blank in the spreadsheet says nothing. */
function lerCelula(bruto: string, alvo: Posicao, malha: Malha) {
  const texto = bruto.trim();
  if (texto === '') return null;
  if (!existe(malha, alvo)) return { erro: `“${texto}” cai fora da grade (linha ${formatInteger(alvo.linha + 1)}).` };
  const nome = nomeDaCelula(malha, alvo);
  const motivo = malha.fechada(alvo);
  if (motivo !== null) return { erro: `${nome}: “${texto}” não entra, ${motivo}.` };
  const lida = lerQuantidade(texto, malha.maximo);
  return 'erro' in lida ? { erro: `${nome}: “${texto}”. ${lida.erro}` } : lida;
}
