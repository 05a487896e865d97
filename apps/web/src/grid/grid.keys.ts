import type { AcaoGrade } from './grid.reducer.ts';

interface Tecla {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

export type Comando = 'enviar' | 'diaAnterior' | 'diaSeguinte';

function nomeDe({ key, ctrlKey, metaKey, shiftKey }: Tecla) {
  const letra = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return `Ctrl+${shiftKey ? 'Shift+' : ''}${letra}`;
  return shiftKey && key.length > 1 ? `Shift+${key}` : key;
}

const COMANDOS: Readonly<Record<string, Comando>> = {
  'Ctrl+Enter': 'enviar',
  PageUp: 'diaAnterior',
  PageDown: 'diaSeguinte',
};

const PARADO: Readonly<Record<string, AcaoGrade>> = {
  'Ctrl+z': { tipo: 'desfazer' },
  'Ctrl+y': { tipo: 'refazer' },
  'Ctrl+Shift+z': { tipo: 'refazer' },
  'Ctrl+a': { tipo: 'selecionarTudo' },
  'Ctrl+d': { tipo: 'preencher', para: 'abaixo' },
  'Ctrl+r': { tipo: 'preencher', para: 'direita' },
  ArrowUp: { tipo: 'mover', passo: 'acima' },
  ArrowDown: { tipo: 'mover', passo: 'abaixo' },
  ArrowLeft: { tipo: 'mover', passo: 'esquerda' },
  ArrowRight: { tipo: 'mover', passo: 'direita' },
  'Shift+ArrowUp': { tipo: 'estender', passo: 'acima' },
  'Shift+ArrowDown': { tipo: 'estender', passo: 'abaixo' },
  'Shift+ArrowLeft': { tipo: 'estender', passo: 'esquerda' },
  'Shift+ArrowRight': { tipo: 'estender', passo: 'direita' },
  'Shift+Home': { tipo: 'estender', passo: 'inicioDaLinha' },
  'Shift+End': { tipo: 'estender', passo: 'fimDaLinha' },
  'Ctrl+Shift+Home': { tipo: 'estender', passo: 'inicio' },
  'Ctrl+Shift+End': { tipo: 'estender', passo: 'fim' },
  Enter: { tipo: 'mover', passo: 'abaixo' },
  'Shift+Enter': { tipo: 'mover', passo: 'acima' },
  Tab: { tipo: 'mover', passo: 'proxima' },
  'Shift+Tab': { tipo: 'mover', passo: 'anterior' },
  Home: { tipo: 'mover', passo: 'inicioDaLinha' },
  End: { tipo: 'mover', passo: 'fimDaLinha' },
  'Ctrl+Home': { tipo: 'mover', passo: 'inicio' },
  'Ctrl+End': { tipo: 'mover', passo: 'fim' },
  F2: { tipo: 'corrigir' },
  Delete: { tipo: 'zerar' },
  Backspace: { tipo: 'zerar' },
  Escape: { tipo: 'cancelar' },
  '+': { tipo: 'somar', parcela: 1 },
  '-': { tipo: 'somar', parcela: -1 },
};

const EDITANDO: Readonly<Record<string, AcaoGrade>> = {
  Enter: { tipo: 'confirmar', passo: 'abaixo' },
  'Shift+Enter': { tipo: 'confirmar', passo: 'acima' },
  Tab: { tipo: 'confirmar', passo: 'proxima' },
  'Shift+Tab': { tipo: 'confirmar', passo: 'anterior' },
  Escape: { tipo: 'cancelar' },
};

const DIGITANDO: Readonly<Record<string, AcaoGrade>> = {
  ...EDITANDO,
  ArrowUp: { tipo: 'confirmar', passo: 'acima' },
  ArrowDown: { tipo: 'confirmar', passo: 'abaixo' },
  ArrowLeft: { tipo: 'confirmar', passo: 'esquerda' },
  ArrowRight: { tipo: 'confirmar', passo: 'direita' },
};

export const comandoDaTecla = (tecla: Tecla): Comando | null =>
  tecla.altKey ? null : (COMANDOS[nomeDe(tecla)] ?? null);

export function acaoDaTecla(tecla: Tecla, edicao: { digitando: boolean } | null): AcaoGrade | null {
  if (tecla.altKey) return null;
  if (edicao) return (edicao.digitando ? DIGITANDO : EDITANDO)[nomeDe(tecla)] ?? null;
  const acao = PARADO[nomeDe(tecla)];
  if (acao) return acao;
  // "?" is no quantity: it opens the sheet of keys, as on every screen.
  const imprime = tecla.key.length === 1 && tecla.key !== ' ' && tecla.key !== '?' && !tecla.ctrlKey && !tecla.metaKey;
  return imprime ? { tipo: 'digitar', texto: tecla.key } : null;
}
