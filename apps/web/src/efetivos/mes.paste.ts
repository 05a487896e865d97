import { formatDay } from '../ui/date.format.ts';
import { CAMPOS, type Campo, type Dia, lerPessoas } from './mes.model.ts';

export interface Colagem {
  numeros: { dia: Dia; valores: Partial<Record<Campo, string>> }[];
  recusadas: string[];
  campos: Campo[];
}

const plano = (texto: string) =>
  texto
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .trim()
    .toLowerCase();

const TITULOS: readonly [RegExp, Campo | 'dia'][] = [
  [/^(dia|data)\b/, 'dia'],
  [/intern|populac|efetivo/, 'internos'],
  [/plant/, 'servidoresPlantao'],
  [/exped|administ/, 'servidoresExpediente'],
  [/visit/, 'visitantesPrevistos'],
];
const tituloDe = (texto: string) => TITULOS.find(([forma]) => forma.test(plano(texto)))?.[1];

/** Splits text of a spreadsheet or a file into lines and, at TAB or semicolon, columns; the last line break is no line. */
const blocoDe = (texto: string) =>
  texto
    .replaceAll(/\r\n?/g, '\n')
    .replace(/\n+$/, '')
    .split('\n')
    .map(linha => linha.split(/[\t;]/).map(celula => celula.trim()));

/** Reads "7", "07/11" or "07/11/2026"; undefined: no day of this month. */
function diaEm(texto: string, dias: readonly Dia[]): Dia | undefined {
  const partes = /^(\d{1,2})(?:\/(\d{1,2})(?:\/(\d{4}))?)?$/.exec(texto);
  if (!partes) return dias.find(({ data }) => data === texto);
  const [, dia = '', mes, ano] = partes;
  const achado = dias[Number(dia) - 1];
  if (!achado || (mes && Number(mes) !== Number(achado.data.slice(5, 7))) || (ano && ano !== achado.data.slice(0, 4))) {
    return undefined;
  }
  return achado;
}

/** True when the first of several columns counts days: written as dates, or 1, 2, 3… without a gap. */
function temColunaDeDia(linhas: readonly string[][]): boolean {
  const cheias = linhas.filter(linha => linha.some(Boolean));
  if (cheias.length < 2 || cheias.some(linha => linha.length < 2)) return false;
  if (cheias.every(([primeira = '']) => /^\d{1,2}\/\d{1,2}|^\d{4}-\d{2}-\d{2}$/.test(primeira))) return true;
  return cheias.every(([primeira = ''], i) => Number(primeira) === i + 1);
}

/** Reads a pasted month: a line a day, a column a number. Nothing is applied here: the person sees `recusadas` first. */
export function lerColagem(texto: string, dias: readonly Dia[], ate: string): Colagem {
  const bloco = blocoDe(texto);
  const [primeira = []] = bloco;
  const titulos = primeira.map(tituloDe);
  const temTitulos =
    primeira.every(celula => lerPessoas(celula) === undefined || celula === '') && titulos.some(Boolean);
  const linhas = temTitulos ? bloco.slice(1) : bloco;
  const diaNaFrente = !temTitulos && temColunaDeDia(linhas);
  const colunas: (Campo | 'dia' | undefined)[] = temTitulos
    ? titulos
    : [...(diaNaFrente ? (['dia'] as const) : []), ...CAMPOS.map(({ key }) => key)];
  const colagem: Colagem = { numeros: [], recusadas: [], campos: [] };
  const usados = new Set<Campo>();
  linhas.forEach((linha, i) => {
    const numero = i + 1 + (temTitulos ? 1 : 0);
    if (!linha.some(Boolean)) return;
    const celulaDoDia = linha[colunas.indexOf('dia')];
    const dia = celulaDoDia === undefined ? dias[i] : diaEm(celulaDoDia, dias);
    if (!dia) {
      colagem.recusadas.push(`Linha ${numero}: “${linha.join(' ').slice(0, 40)}” não é de um dia deste mês.`);
      return;
    }
    if (dia.data > ate) {
      colagem.recusadas.push(
        `Linha ${numero}: ${formatDay(dia.data)} está além de ${formatDay(ate)}, o último dia que se informa.`,
      );
      return;
    }
    const valores: Partial<Record<Campo, string>> = {};
    linha.forEach((celula, c) => {
      const campo = colunas[c];
      if (campo === 'dia' || celula === '') return;
      const onde = `Linha ${numero} (${formatDay(dia.data)})`;
      if (campo === undefined)
        colagem.recusadas.push(`${onde}: não sei o que é “${celula.slice(0, 40)}”, na ${c + 1}ª coluna.`);
      else if (lerPessoas(celula) === undefined) {
        colagem.recusadas.push(`${onde}: “${celula.slice(0, 40)}” não é um número inteiro de 0 a 100.000.`);
      } else {
        valores[campo] = String(lerPessoas(celula));
        usados.add(campo);
      }
    });
    if (Object.keys(valores).length) colagem.numeros.push({ dia, valores });
  });
  colagem.campos = CAMPOS.map(({ key }) => key).filter(key => usados.has(key));
  return colagem;
}
