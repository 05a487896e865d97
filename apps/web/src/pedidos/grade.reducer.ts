import { type Grade, iguais, nomeDaCelula, type Posicao, pedivel, type Valores } from './grade.model.ts';
import { andar, type Passo } from './grade.steps.ts';
import { lerQuantidade } from './quantidade.parser.ts';

const PASSOS_DE_DESFAZER = 50;

export interface Edicao {
  texto: string;
  /** Started by typing: arrows commit. Started by F2 or double click: arrows move the caret. */
  digitando: boolean;
  erro: string | null;
}

export interface EstadoGrade {
  valores: Valores;
  ativa: Posicao;
  edicao: Edicao | null;
  desfazer: readonly Valores[];
  refazer: readonly Valores[];
}

export type AcaoGrade =
  | { tipo: 'ativar'; em: Posicao }
  | { tipo: 'mover'; passo: Passo }
  | { tipo: 'digitar'; texto: string }
  | { tipo: 'corrigir' }
  | { tipo: 'texto'; texto: string }
  | { tipo: 'confirmar'; passo?: Passo }
  | { tipo: 'cancelar' }
  | { tipo: 'zerar' }
  | { tipo: 'definir'; em: Posicao; valor: number }
  | { tipo: 'trocar'; valores: Valores }
  | { tipo: 'recomecar'; valores: Valores }
  | { tipo: 'desfazer' }
  | { tipo: 'refazer' };

type Passador<T extends AcaoGrade['tipo']> = (
  estado: EstadoGrade,
  acao: Extract<AcaoGrade, { tipo: T }>,
  grade: Grade,
) => EstadoGrade;

export const estadoInicial = (valores: Valores): EstadoGrade => ({
  valores,
  ativa: { linha: 0, coluna: 0 },
  edicao: null,
  desfazer: [],
  refazer: [],
});

const celulaEm = (grade: Grade, { linha, coluna }: Posicao) => grade.celulas[linha]?.[coluna];
const valorEm = (valores: Valores, { linha, coluna }: Posicao) => valores[linha]?.[coluna] ?? 0;

const comValor = (valores: Valores, em: Posicao, valor: number): Valores =>
  valores.map((row, linha) =>
    linha === em.linha ? row.map((old, coluna) => (coluna === em.coluna ? valor : old)) : row,
  );

/** New quantities as one step of undo; no change is no step. */
function mudar(estado: EstadoGrade, valores: Valores): EstadoGrade {
  if (iguais(estado.valores, valores)) return { ...estado, edicao: null };
  const desfazer = [...estado.desfazer, estado.valores].slice(-PASSOS_DE_DESFAZER);
  return { ...estado, valores, edicao: null, desfazer, refazer: [] };
}

const abrir = (estado: EstadoGrade, grade: Grade, texto: string, digitando: boolean): EstadoGrade => {
  const semPreco = `${nomeDaCelula(grade, estado.ativa)}: sem preço no contrato, não pode ser pedido.`;
  if (pedivel(celulaEm(grade, estado.ativa))) return { ...estado, edicao: { texto, digitando, erro: null } };
  return { ...estado, edicao: { texto: '', digitando, erro: semPreco } };
};

/** Takes the typed text, or refuses it in the cell and stays there. */
function fechar(estado: EstadoGrade, grade: Grade): EstadoGrade {
  const { edicao, ativa } = estado;
  if (!edicao) return estado;
  if (!pedivel(celulaEm(grade, ativa))) return { ...estado, edicao: null };
  const lida = lerQuantidade(edicao.texto, grade.regras.quantidadeMaxima);
  if ('erro' in lida) return { ...estado, edicao: { ...edicao, erro: lida.erro } };
  return mudar(estado, comValor(estado.valores, ativa, lida.valor));
}

const mover = (estado: EstadoGrade, passo: Passo | undefined, grade: Grade): EstadoGrade =>
  passo && !estado.edicao ? { ...estado, ativa: andar(estado.ativa, passo, grade) } : estado;

const PASSADORES = {
  ativar: (estado, { em }, grade) => {
    const fechado = fechar(estado, grade);
    return fechado.edicao ? fechado : { ...fechado, ativa: em };
  },
  mover: (estado, { passo }, grade) => mover(estado, passo, grade),
  digitar: (estado, { texto }, grade) => abrir(estado, grade, texto, true),
  corrigir: (estado, _acao, grade) => abrir(estado, grade, String(valorEm(estado.valores, estado.ativa)), false),
  texto: (estado, { texto }) =>
    estado.edicao ? { ...estado, edicao: { ...estado.edicao, texto, erro: null } } : estado,
  confirmar: (estado, { passo }, grade) => mover(fechar(estado, grade), passo, grade),
  cancelar: estado => ({ ...estado, edicao: null }),
  zerar: estado => mudar(estado, comValor(estado.valores, estado.ativa, 0)),
  definir: (estado, { em, valor }) => mudar({ ...estado, ativa: em }, comValor(estado.valores, em, valor)),
  trocar: (estado, { valores }) => mudar(estado, valores),
  recomecar: (_estado, { valores }) => estadoInicial(valores),
  desfazer: estado => {
    const anterior = estado.desfazer.at(-1);
    if (!anterior) return estado;
    const refazer = [...estado.refazer, estado.valores];
    return { ...estado, valores: anterior, edicao: null, desfazer: estado.desfazer.slice(0, -1), refazer };
  },
  refazer: estado => {
    const seguinte = estado.refazer.at(-1);
    if (!seguinte) return estado;
    const desfazer = [...estado.desfazer, estado.valores];
    return { ...estado, valores: seguinte, edicao: null, desfazer, refazer: estado.refazer.slice(0, -1) };
  },
} satisfies { [T in AcaoGrade['tipo']]: Passador<T> };

export const gradeReducer = (grade: Grade) => (estado: EstadoGrade, acao: AcaoGrade) =>
  (PASSADORES[acao.tipo] as Passador<typeof acao.tipo>)(estado, acao as never, grade);
