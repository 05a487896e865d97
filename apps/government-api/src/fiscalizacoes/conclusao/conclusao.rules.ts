import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { addDays } from '../../clock/clock.ts';
import { horaEm } from '../../clock/zoned-time.ts';
import {
  type Anteriores,
  type Calculo,
  type Contexto,
  DIAS_DA_REINCIDENCIA,
  itensDe,
} from '../../formularios/formularios.service.ts';
import type { SituacaoFiscalizacao } from '../fiscalizacoes.ciclo.table.ts';
import type { LugarLido, NovaFalta, NovaFoto } from '../registro/conclusoes.repository.ts';
import type { FatosDaEntrega } from '../registro/entrega-fiscalizada.repository.ts';
import type { LinhaFiscalizacao } from '../registro/fiscalizacoes.repository.ts';

type Schemas = components['schemas'];
/** What is known as it is concluded; photos come later, and their hours are read with them. */
type Aviso = Exclude<Schemas['AvisoFiscalizacao'], 'FOTO_DE_OUTRA_HORA'>;
type Conteudo = Schemas['ConteudoConclusao'];

const RELOGIO_TOLERADO_S = 300;
/** An inspection this long after the window no longer shows the delivery as it arrived. */
const DEPOIS_DA_JANELA_MS = 4 * 3_600_000;

/** The first day that counts for repetition: `data` is the last of the thirty. */
export const desdeQuando = (data: string): string => addDays(data, 1 - DIAS_DA_REINCIDENCIA);

const minutosDe = (instante: Date, fuso: string): number => {
  const [hora = 0, minuto = 0] = horaEm(instante, fuso).split(':').map(Number);
  return hora * 60 + minuto;
};

export type Momento = {
  readonly fusoHorario: string;
  /** By the server's clock. */
  readonly iniciadaEm: Date;
  readonly concluidaEm: Date;
};

export function contextoDe(
  linha: Pick<LinhaFiscalizacao, 'limites' | 'janelaFimEm'>,
  { publicos, recebimento }: FatosDaEntrega,
  { fusoHorario, iniciadaEm, concluidaEm }: Momento,
  anteriores: readonly { item: string; noMes: number; recentes: number }[],
): Contexto {
  const chegada = recebimento?.chegadaEm ? new Date(recebimento.chegadaEm) : null;
  return {
    limites: linha.limites,
    atrasoMin: recebimento?.atrasoMin ?? null,
    fimDaJanelaMin: minutosDe(linha.janelaFimEm, fusoHorario),
    confirmadas: publicos,
    consumoMin: minutosDe(chegada ?? iniciadaEm, fusoHorario),
    anteriores: new Map(
      anteriores.map(({ item, noMes, recentes }): [string, Anteriores] => [item, { noMes, em30Dias: recentes }]),
    ),
    coletaEm: concluidaEm,
  };
}

export type ParaAvisar = {
  readonly calculo: Calculo;
  readonly recebimento: Schemas['RecebimentoConhecido'] | null;
  readonly respostas: readonly Schemas['RespostaDoItem'][];
  /** Seconds by which the phone's clock is ahead of the server's; null where the phone did not say. */
  readonly desvioRelogioS: number | null;
  readonly janelaFimEm: Date;
  readonly concluidaEm: Date;
  readonly dispensada: boolean;
};

const relogioErrado = (desvioS: number | null): desvioS is number =>
  desvioS !== null && Math.abs(desvioS) > RELOGIO_TOLERADO_S;

/** Corrects the phone's hours to the server's clock, where the phone's was off by more than the tolerance. */
export function horasCertas({
  iniciadaEm,
  concluidaEm,
  desvioRelogioS,
}: Pick<Momento, 'iniciadaEm' | 'concluidaEm'> & Pick<ParaAvisar, 'desvioRelogioS'>) {
  const adiantadoMs = relogioErrado(desvioRelogioS) ? desvioRelogioS * 1000 : 0;
  const certa = (hora: Date) => new Date(hora.getTime() - adiantadoMs);
  return { iniciadaEm: certa(iniciadaEm), concluidaEm: certa(concluidaEm) };
}

/** To the second wherever the phone said its hour: a code of the unit's screen is good for a minute, not for five. */
export function momentoDaPresenca(
  { em }: Pick<Schemas['PresencaLida'], 'em'>,
  {
    iniciadaEm,
    concluidaEm,
    desvioRelogioS,
  }: Pick<Momento, 'iniciadaEm' | 'concluidaEm'> & Pick<ParaAvisar, 'desvioRelogioS'>,
) {
  const certa = (hora: Date) => new Date(hora.getTime() - (desvioRelogioS ?? 0) * 1000);
  return { lidaEm: certa(new Date(em)), iniciadaEm: certa(iniciadaEm), concluidaEm: certa(concluidaEm) };
}

const avisos: { readonly [A in Aviso]: (fatos: ParaAvisar) => boolean } = {
  AMOSTRA_INSUFICIENTE: ({ calculo }) =>
    calculo.itens.some(({ medida }) => (medida?.amostras ?? 0) < (medida?.amostrasPedidas ?? 0)),
  SEM_RECEBIMENTO: ({ recebimento }) => recebimento === null,
  RELOGIO_ERRADO: ({ desvioRelogioS }) => relogioErrado(desvioRelogioS),
  CHEGADA_DIGITADA: ({ recebimento }) => recebimento?.chegadaDigitada === true,
  FORA_DA_JANELA: ({ janelaFimEm, concluidaEm }) => concluidaEm.getTime() - janelaFimEm.getTime() > DEPOIS_DA_JANELA_MS,
  DISPENSA_DA_SEGREGACAO: ({ dispensada }) => dispensada,
  DIVERGE_DO_RECEBIMENTO: ({ recebimento, respostas }) => diverge(recebimento, respostas),
};

/** Warnings for the reader; none of them blocks the conclusion. */
export const avisosDe = (fatos: ParaAvisar): Aviso[] =>
  (Object.keys(avisos) as Aviso[]).filter(aviso => avisos[aviso](fatos));

function diverge(recebimento: ParaAvisar['recebimento'], respostas: ParaAvisar['respostas']): boolean {
  const contadas = respostas.flatMap(({ quantidades = [] }) => quantidades);
  if (!recebimento || !contadas.length) return false;
  const recebidas = new Map(recebimento.itens.map(({ tipoPublicoId, entregue }) => [tipoPublicoId, entregue]));
  return contadas.some(({ tipoPublicoId, entregue }) => (recebidas.get(tipoPublicoId) ?? 0) !== entregue);
}

export function resumoDe(formulario: Pick<Schemas['ConteudoFormulario'], 'secoes'>, calculo: Calculo) {
  const tipos = new Map(itensDe(formulario).map(item => [item.codigo, item]));
  const medidaDe = (tipo: Schemas['TipoItem'], quente = false) =>
    calculo.itens.find(({ item, medida }) => {
      const doForm = tipos.get(item);
      return medida && doForm?.tipo === tipo && (!quente || doForm.limites?.minimo !== undefined);
    })?.medida ?? null;
  return {
    resultado: calculo.resultado,
    nota: calculo.nota,
    pontos: calculo.pontos,
    criticos: calculo.criticos.length,
    pesoMedioG: medidaDe('PESOS')?.valor ?? null,
    temperatura: medidaDe('TEMPERATURA', true)?.valor ?? null,
    atrasoMin: medidaDe('AUTOMATICO')?.valor ?? null,
  };
}

export const faltasDe = (
  { id, lotacaoId, fornecedorId, data }: Pick<LinhaFiscalizacao, 'id' | 'lotacaoId' | 'fornecedorId' | 'data'>,
  numero: number,
  calculo: Calculo,
): NovaFalta[] =>
  calculo.itens.flatMap(({ item, resposta, pontos, critico, gravidade }) =>
    resposta === 'NAO_CONFORME' && gravidade
      ? [{ fiscalizacaoId: id, numero, item, lotacaoId, fornecedorId, data, pontos, critico, gravidade }]
      : [],
  );

export function fotosDe(fiscalizacaoId: number, numero: number, { respostas, fotosDeclaradas }: Conteudo): NovaFoto[] {
  const itens = new Map(respostas.flatMap(({ item, fotos = [] }) => fotos.map(uuid => [uuid.toLowerCase(), item])));
  return fotosDeclaradas.map(({ uuid, sha256, bytes, contexto }, ordem) => ({
    fiscalizacaoId,
    numero,
    uuid: uuid.toLowerCase(),
    sha256,
    bytes,
    contexto,
    item: itens.get(uuid.toLowerCase()) ?? null,
    ordem,
  }));
}

type Erro = Schemas['ErroDeCampo'];

export function errosDoConteudo({ fotosDeclaradas, preposto }: Conteudo): Erro[] {
  const uuids = fotosDeclaradas.map(({ uuid }) => uuid.toLowerCase());
  return [
    ...uuids.flatMap((uuid, at) =>
      uuids.indexOf(uuid) < at
        ? [{ pointer: `/fotosDeclaradas/${at}`, detail: 'Esta foto foi declarada duas vezes.' }]
        : [],
    ),
    ...(preposto ? errosDoPreposto(preposto) : []),
  ];
}

export function errosDoPreposto({ ciencia, nome, justificativa }: Schemas['Preposto'], pointer = '/preposto'): Erro[] {
  if (ciencia !== 'AUSENTE' && !nome?.trim()) {
    return [{ pointer: `${pointer}/nome`, detail: 'Escreva o nome de quem representa a empresa.' }];
  }
  if (ciencia === 'RECUSA' && !justificativa?.trim()) {
    return [{ pointer: `${pointer}/justificativa`, detail: 'Escreva por que o preposto recusou.' }];
  }
  return [];
}

/** Missing photos come before the acknowledgement. */
export function situacaoDaConclusao(faltam: number, preposto: Schemas['Preposto'] | null): SituacaoFiscalizacao {
  if (faltam > 0) return 'AGUARDANDO_FOTOS';
  return preposto && preposto.ciencia !== 'AUSENTE' ? 'CIENTE_FORNECEDOR' : 'REALIZADA';
}

export type LugarDito = Omit<LugarLido, 'fiscalizacaoId' | 'numero'>;

/** A place is whole or is not one; a refusal, or no signal, comes without coordinates. */
export function lugarDito(lugar: Schemas['LugarDaFiscalizacao'] | undefined, usuarioId: number): LugarDito | null {
  if (!lugar) return null;
  const { situacao, em, latitude = null, longitude = null, precisaoM = null } = lugar;
  const guardado = situacao === 'GUARDADO';
  if ([latitude, longitude, precisaoM].some(medida => (medida !== null) !== guardado)) {
    const detail = guardado
      ? 'O lugar guardado vem com latitude, longitude e precisão.'
      : 'Sem lugar guardado não há coordenadas.';
    throw problema('dados-invalidos', { detail, errors: [{ pointer: '/lugar', detail }] });
  }
  return { usuarioId, situacao, em: new Date(em), latitude, longitude, precisaoM };
}
