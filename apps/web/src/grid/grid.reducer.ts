import {
  aproveitar,
  comTrocas,
  iguais,
  lerQuantidade,
  type Malha,
  nomeDaCelula,
  type Posicao,
  type Quantidades,
  quantidadeEm,
  type Troca,
} from './grid.model.ts';
import { type Faixa, faixaEntre, trocasAoPreencher, trocasNa } from './grid.range.ts';
import { andar, type Passo, ultimaDe } from './grid.steps.ts';

const PASSOS_DE_DESFAZER = 50;

export interface Edicao {
  texto: string;
  /** True when typing started the edit: arrows commit. False after F2 or a double click: arrows move the caret. */
  digitando: boolean;
  erro: string | null;
}

export interface EstadoGrade {
  quantidades: Quantidades;
  ativa: Posicao;
  /** The other corner; equal to `ativa` when no range is selected. */
  ate: Posicao;
  edicao: Edicao | null;
  desfazer: readonly Quantidades[];
  refazer: readonly Quantidades[];
}

export type AcaoGrade =
  | { tipo: 'ativar'; em: Posicao }
  | { tipo: 'mover'; passo: Passo }
  | { tipo: 'estender'; passo: Passo }
  | { tipo: 'estenderAte'; em: Posicao }
  | { tipo: 'selecionarTudo' }
  | { tipo: 'digitar'; texto: string }
  | { tipo: 'corrigir' }
  | { tipo: 'texto'; texto: string }
  | { tipo: 'confirmar'; passo?: Passo }
  | { tipo: 'cancelar' }
  | { tipo: 'zerar' }
  | { tipo: 'preencher'; para: 'abaixo' | 'direita' }
  | { tipo: 'somar'; parcela: number }
  | { tipo: 'definir'; em: Posicao; quantidade: number }
  /** New quantities as one undo step; `faixa` is then selected, to be seen and summed. */
  | { tipo: 'trocar'; quantidades: Quantidades; faixa?: Faixa }
  /** Cells changed elsewhere (another person, another tab): this is no undo step, and undo does not take them back. */
  | { tipo: 'juntar'; trocas: readonly Troca[] }
  | { tipo: 'recomecar'; quantidades: Quantidades }
  | { tipo: 'desfazer' }
  | { tipo: 'refazer' };

type Passador<T extends AcaoGrade['tipo']> = (
  estado: EstadoGrade,
  acao: Extract<AcaoGrade, { tipo: T }>,
  malha: Malha,
) => EstadoGrade;

const INICIO: Posicao = { linha: 0, coluna: 0 };

export const estadoInicial = (quantidades: Quantidades): EstadoGrade => ({
  quantidades,
  ativa: INICIO,
  ate: INICIO,
  edicao: null,
  desfazer: [],
  refazer: [],
});

export const faixaDe = ({ ativa, ate }: Pick<EstadoGrade, 'ativa' | 'ate'>) => faixaEntre(ativa, ate);

/** The quantities with the text being typed already applied, for totals and for what is kept on this device. */
export function quantidadesAoVivo({ quantidades, ativa, edicao }: EstadoGrade, malha: Malha): Quantidades {
  if (!edicao || malha.fechada(ativa) !== null) return quantidades;
  const lida = lerQuantidade(edicao.texto, malha.maximo);
  return 'erro' in lida || lida.quantidade === quantidadeEm(quantidades, ativa)
    ? quantidades
    : comTrocas(quantidades, [{ em: ativa, quantidade: lida.quantidade }]);
}

function mudar(estado: EstadoGrade, quantidades: Quantidades): EstadoGrade {
  if (iguais(estado.quantidades, quantidades)) return { ...estado, edicao: null };
  const desfazer = [...estado.desfazer, estado.quantidades].slice(-PASSOS_DE_DESFAZER);
  return { ...estado, quantidades: aproveitar(estado.quantidades, quantidades), edicao: null, desfazer, refazer: [] };
}

const mudarCelulas = (estado: EstadoGrade, trocas: readonly Troca[]) =>
  mudar(estado, comTrocas(estado.quantidades, trocas));

const abrir = (estado: EstadoGrade, malha: Malha, texto: string, digitando: boolean): EstadoGrade => {
  const aberto = { ...estado, ate: estado.ativa };
  const motivo = malha.fechada(estado.ativa);
  if (motivo === null) return { ...aberto, edicao: { texto, digitando, erro: null } };
  const erro = `${nomeDaCelula(malha, estado.ativa)}: ${motivo}, não pode ser pedido.`;
  return { ...aberto, edicao: { texto: '', digitando, erro } };
};

function fechar(estado: EstadoGrade, malha: Malha): EstadoGrade {
  const { edicao, ativa } = estado;
  if (!edicao) return estado;
  if (malha.fechada(ativa) !== null) return { ...estado, edicao: null };
  const lida = lerQuantidade(edicao.texto, malha.maximo);
  if ('erro' in lida) return { ...estado, edicao: { ...edicao, erro: lida.erro } };
  return mudarCelulas(estado, [{ em: ativa, quantidade: lida.quantidade }]);
}

const irPara = (estado: EstadoGrade, em: Posicao): EstadoGrade =>
  estado.edicao ? estado : { ...estado, ativa: em, ate: em };

const mover = (estado: EstadoGrade, passo: Passo | undefined, malha: Malha): EstadoGrade =>
  passo ? irPara(estado, andar(estado.ativa, passo, malha)) : estado;

const PASSADORES = {
  ativar: (estado, { em }, malha) => irPara(fechar(estado, malha), em),
  mover: (estado, { passo }, malha) => mover(estado, passo, malha),
  estender: (estado, { passo }, malha) => ({ ...estado, ate: andar(estado.ate, passo, malha) }),
  estenderAte: (estado, { em }, malha) => {
    const fechado = fechar(estado, malha);
    return fechado.edicao ? fechado : { ...fechado, ate: em };
  },
  selecionarTudo: (estado, _acao, malha) => ({ ...estado, ativa: INICIO, ate: ultimaDe(malha) }),
  digitar: (estado, { texto }, malha) => abrir(estado, malha, texto, true),
  corrigir: (estado, _acao, malha) =>
    abrir(estado, malha, String(quantidadeEm(estado.quantidades, estado.ativa)), false),
  texto: (estado, { texto }) =>
    estado.edicao ? { ...estado, edicao: { ...estado.edicao, texto, erro: null } } : estado,
  confirmar: (estado, { passo }, malha) => mover(fechar(estado, malha), passo, malha),
  cancelar: estado => ({ ...estado, edicao: null, ate: estado.edicao ? estado.ate : estado.ativa }),
  zerar: (estado, _acao, malha) =>
    mudarCelulas(
      estado,
      trocasNa(malha, faixaDe(estado), () => 0),
    ),
  preencher: (estado, { para }, malha) =>
    mudarCelulas(estado, trocasAoPreencher(malha, estado.quantidades, faixaDe(estado), para)),
  somar: (estado, { parcela }, malha) =>
    mudarCelulas(
      estado,
      trocasNa(malha, faixaDe(estado), em => quantidadeEm(estado.quantidades, em) + parcela),
    ),
  definir: (estado, { em, quantidade }) => mudarCelulas({ ...estado, ativa: em, ate: em }, [{ em, quantidade }]),
  trocar: (estado, { quantidades, faixa }) => ({
    ...mudar(estado, quantidades),
    ...(faixa && { ativa: faixa.de, ate: faixa.ate }),
  }),
  juntar: (estado, { trocas }) => {
    const junto = (quantidades: Quantidades) => comTrocas(quantidades, trocas);
    const { quantidades: valores, desfazer, refazer } = estado;
    return { ...estado, quantidades: junto(valores), desfazer: desfazer.map(junto), refazer: refazer.map(junto) };
  },
  recomecar: (_estado, { quantidades }) => estadoInicial(quantidades),
  desfazer: estado => {
    const anterior = estado.desfazer.at(-1);
    if (!anterior) return estado;
    const refazer = [...estado.refazer, estado.quantidades];
    return { ...estado, quantidades: anterior, edicao: null, desfazer: estado.desfazer.slice(0, -1), refazer };
  },
  refazer: estado => {
    const seguinte = estado.refazer.at(-1);
    if (!seguinte) return estado;
    const desfazer = [...estado.desfazer, estado.quantidades];
    return { ...estado, quantidades: seguinte, edicao: null, desfazer, refazer: estado.refazer.slice(0, -1) };
  },
} satisfies { [T in AcaoGrade['tipo']]: Passador<T> };

export const gradeReducer = (malha: Malha) => (estado: EstadoGrade, acao: AcaoGrade) =>
  (PASSADORES[acao.tipo] as Passador<typeof acao.tipo>)(estado, acao as never, malha);
