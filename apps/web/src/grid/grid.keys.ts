import type { AcaoGrade } from './grid.reducer.ts';

interface Tecla {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Names of a key with its modifiers: "Ctrl+Home", "Shift+Tab", "a". */
function nomeDe({ key, ctrlKey, metaKey, shiftKey }: Tecla) {
  const letra = key.length === 1 ? key.toLowerCase() : key;
  if (ctrlKey || metaKey) return `Ctrl+${shiftKey ? 'Shift+' : ''}${letra}`;
  return shiftKey && key.length > 1 ? `Shift+${key}` : key;
}

const COM_COMANDO: Readonly<Record<string, AcaoGrade>> = {
  'Ctrl+z': { tipo: 'desfazer' },
  'Ctrl+y': { tipo: 'refazer' },
  'Ctrl+Shift+z': { tipo: 'refazer' },
};

const PARADO: Readonly<Record<string, AcaoGrade>> = {
  ...COM_COMANDO,
  ArrowUp: { tipo: 'mover', passo: 'acima' },
  ArrowDown: { tipo: 'mover', passo: 'abaixo' },
  ArrowLeft: { tipo: 'mover', passo: 'esquerda' },
  ArrowRight: { tipo: 'mover', passo: 'direita' },
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

/** What a key does in the grid; null leaves it to the browser. */
export function acaoDaTecla(tecla: Tecla, edicao: { digitando: boolean } | null): AcaoGrade | null {
  if (edicao) return (edicao.digitando ? DIGITANDO : EDITANDO)[nomeDe(tecla)] ?? null;
  const acao = PARADO[nomeDe(tecla)];
  if (acao) return acao;
  const imprime = tecla.key.length === 1 && tecla.key !== ' ' && !tecla.ctrlKey && !tecla.metaKey && !tecla.altKey;
  return imprime ? { tipo: 'digitar', texto: tecla.key } : null;
}
