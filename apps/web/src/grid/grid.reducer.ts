import { iguais, type Malha, nomeDaCelula, type Posicao, type Valores, valorEm } from './grid.model.ts';
import { andar, type Passo } from './grid.steps.ts';
import { lerQuantidade } from './quantity.parser.ts';

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
  malha: Malha,
) => EstadoGrade;

export const estadoInicial = (valores: Valores): EstadoGrade => ({
  valores,
  ativa: { linha: 0, coluna: 0 },
  edicao: null,
  desfazer: [],
  refazer: [],
});

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

const abrir = (estado: EstadoGrade, malha: Malha, texto: string, digitando: boolean): EstadoGrade => {
  const motivo = malha.fechada(estado.ativa);
  if (motivo === null) return { ...estado, edicao: { texto, digitando, erro: null } };
  const erro = `${nomeDaCelula(malha, estado.ativa)}: ${motivo}, não pode ser pedido.`;
  return { ...estado, edicao: { texto: '', digitando, erro } };
};

/** Takes the typed text, or refuses it in the cell and stays there. */
function fechar(estado: EstadoGrade, malha: Malha): EstadoGrade {
  const { edicao, ativa } = estado;
  if (!edicao) return estado;
  if (malha.fechada(ativa) !== null) return { ...estado, edicao: null };
  const lida = lerQuantidade(edicao.texto, malha.maximo);
  if ('erro' in lida) return { ...estado, edicao: { ...edicao, erro: lida.erro } };
  return mudar(estado, comValor(estado.valores, ativa, lida.valor));
}

const mover = (estado: EstadoGrade, passo: Passo | undefined, malha: Malha): EstadoGrade =>
  passo && !estado.edicao ? { ...estado, ativa: andar(estado.ativa, passo, malha) } : estado;

const PASSADORES = {
  ativar: (estado, { em }, malha) => {
    const fechado = fechar(estado, malha);
    return fechado.edicao ? fechado : { ...fechado, ativa: em };
  },
  mover: (estado, { passo }, malha) => mover(estado, passo, malha),
  digitar: (estado, { texto }, malha) => abrir(estado, malha, texto, true),
  corrigir: (estado, _acao, malha) => abrir(estado, malha, String(valorEm(estado.valores, estado.ativa)), false),
  texto: (estado, { texto }) =>
    estado.edicao ? { ...estado, edicao: { ...estado.edicao, texto, erro: null } } : estado,
  confirmar: (estado, { passo }, malha) => mover(fechar(estado, malha), passo, malha),
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

export const gradeReducer = (malha: Malha) => (estado: EstadoGrade, acao: AcaoGrade) =>
  (PASSADORES[acao.tipo] as Passador<typeof acao.tipo>)(estado, acao as never, malha);
