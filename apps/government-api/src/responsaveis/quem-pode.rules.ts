import type { components } from '@alipen/contracts/generated/government-api';
import { porExtenso } from '../clock/zoned-time.ts';
import { doContrato, membroDe, ouDeOutroJeito } from './papeis.table.ts';
import { type AtoDoPagamento, atos, MEMBROS_DA_COMISSAO, papeisDoAto, segregacao } from './segregacao.table.ts';

type Schemas = components['schemas'];
export type Papel = Schemas['PapelNoContrato'];
export type Exercicio = Schemas['ExercicioDaDesignacao'];

export type Designada = {
  readonly id: number;
  readonly usuarioId: number;
  readonly nome: string;
  readonly papel: Papel;
  readonly qualidade: Schemas['QualidadeDaDesignacao'];
  /** The holder's designation, of a substitute. */
  readonly titularId: number | null;
  readonly inicio: string;
  readonly fim: string | null;
};
type Ausencia = { readonly usuarioId: number; readonly inicio: string; readonly fim: string };
export type Equipe = {
  readonly contrato: string;
  readonly designacoes: readonly Designada[];
  readonly afastamentos: readonly Ausencia[];
};
export type AtoFeito = { readonly ato: AtoDoPagamento; readonly usuarioId: number };
/** `designacao`: the one in which the person acts; null where the act asks for none. */
export type Resposta =
  | { readonly pode: true; readonly designacao: Designada | null }
  | { readonly pode: false; readonly motivo: string };

const valeEm = ({ inicio, fim }: { inicio: string; fim: string | null }, data: string): boolean =>
  inicio <= data && (fim === null || fim >= data);

const ausenciaDe = ({ afastamentos }: Equipe, usuarioId: number, data: string): Ausencia | undefined =>
  afastamentos.find(ausencia => ausencia.usuarioId === usuarioId && valeEm(ausencia, data));

export function exercicioDe(equipe: Equipe, designada: Designada, data: string): Exercicio {
  const { inicio, fim, usuarioId, titularId } = designada;
  if (fim !== null && (fim < data || fim < inicio)) return 'ENCERRADA';
  if (inicio > data) return 'FUTURA';
  if (ausenciaDe(equipe, usuarioId, data)) return 'AFASTADO';
  if (titularId === null) return 'EM_EXERCICIO';
  const titular = equipe.designacoes.find(({ id }) => id === titularId);
  return titular && exercicioDe(equipe, titular, data) === 'AFASTADO' ? 'EM_EXERCICIO' : 'DE_RESERVA';
}

/** Who acts in a role on a day: the holders, and for each who is away the substitutes. */
export const emExercicio = (equipe: Equipe, papel: Papel, data: string): Designada[] =>
  equipe.designacoes.filter(cada => cada.papel === papel && exercicioDe(equipe, cada, data) === 'EM_EXERCICIO');

const emVigor = ({ designacoes }: Equipe, papel: Papel, data: string): Designada[] =>
  designacoes.filter(cada => cada.papel === papel && valeEm(cada, data));

/** In which role an act is done: where a commission was designated, it receives in the manager's place. */
export function papelDoAto(ato: AtoDoPagamento, equipe: Equipe, data: string): Papel | null {
  const aceitos: readonly Papel[] | null = papeisDoAto[ato];
  if (aceitos === null) return null;
  return aceitos.findLast(papel => emVigor(equipe, papel, data).length > 0) ?? aceitos[0] ?? null;
}

/** Why nobody could do this act on this day, whoever asks; null where somebody can. */
export function faltaPara(ato: AtoDoPagamento, equipe: Equipe, data: string): string | null {
  const papel = papelDoAto(ato, equipe, data);
  if (papel === null) return null;
  const { contrato } = equipe;
  if (!emVigor(equipe, papel, data).length) return `Designe ${doContrato(papel, contrato)}${ouDeOutroJeito(papel)}.`;
  const agem = emExercicio(equipe, papel, data).length;
  if (papel === 'COMISSAO' && agem < MEMBROS_DA_COMISSAO) {
    return `A comissão do contrato ${contrato} tem ${agem} em exercício: designe até haver ${MEMBROS_DA_COMISSAO}.`;
  }
  if (agem) return null;
  const quem = doContrato(papel, contrato);
  return `${quem.charAt(0).toUpperCase()}${quem.slice(1)} está em afastamento, sem substituto em exercício: designe um.`;
}

const nomesDe = (equipe: Equipe, papel: Papel, data: string): string => {
  const nomes = emExercicio(equipe, papel, data).map(({ nome }) => nome);
  return nomes.length < 2 ? (nomes[0] ?? '') : `${nomes.slice(0, -1).join(', ')} e ${nomes.at(-1)}`;
};

const porqueNaoAge = (equipe: Equipe, dela: Designada, data: string): string =>
  ({
    EM_EXERCICIO: '',
    AFASTADO: `Você está em afastamento até ${porExtenso(ausenciaDe(equipe, dela.usuarioId, data)?.fim ?? data)}`,
    DE_RESERVA: `Você só age na falta de ${equipe.designacoes.find(({ id }) => id === dela.titularId)?.nome ?? 'quem é titular'}`,
    FUTURA: `A sua designação começa em ${porExtenso(dela.inicio)}`,
    ENCERRADA: `A sua designação terminou em ${porExtenso(dela.fim ?? data)}`,
  })[exercicioDe(equipe, dela, data)];

const doPapel = (equipe: Equipe, papel: Papel, usuarioId: number, data: string): Designada | undefined => {
  const dela = equipe.designacoes.filter(cada => cada.papel === papel && cada.usuarioId === usuarioId);
  return dela.find(cada => exercicioDe(equipe, cada, data) === 'EM_EXERCICIO') ?? dela.at(-1);
};

function semPapel(equipe: Equipe, papel: Papel, usuarioId: number, data: string): string {
  const outra = equipe.designacoes.find(cada => cada.usuarioId === usuarioId && valeEm(cada, data));
  if (!outra) return `Você não está entre quem responde pelo contrato ${equipe.contrato}`;
  return `No contrato ${equipe.contrato} você é ${membroDe(outra.papel)}, e não ${membroDe(papel)}`;
}

/** Two acts of one billing that the law keeps apart, of which this person has done the other. */
export function segregado(ato: AtoDoPagamento, feitos: readonly AtoFeito[], usuarioId: number): string | null {
  const meus = new Set(feitos.filter(feito => feito.usuarioId === usuarioId).map(feito => feito.ato));
  for (const { um, outro, norma } of segregacao) {
    if (ato !== um && ato !== outro) continue;
    const apartado = ato === um ? outro : um;
    if (meus.has(apartado)) return `Você ${atos[apartado].feito}. Outra pessoa ${atos[ato].faz} (${norma}).`;
  }
  return null;
}

/** Whether this person may do this act of a billing on this day, and in which designation; else why not, in words. */
export function quemPode(
  ato: AtoDoPagamento,
  { equipe, data, feitos }: { equipe: Equipe; data: string; feitos: readonly AtoFeito[] },
  { usuarioId }: { usuarioId: number },
): Resposta {
  const nao = (motivo: string): Resposta => ({ pode: false, motivo });
  const falta = faltaPara(ato, equipe, data);
  if (falta) return nao(falta);
  const papel = papelDoAto(ato, equipe, data);
  const dela = papel === null ? null : (doPapel(equipe, papel, usuarioId, data) ?? null);
  if (papel !== null && (!dela || exercicioDe(equipe, dela, data) !== 'EM_EXERCICIO')) {
    const porque = dela ? porqueNaoAge(equipe, dela, data) : semPapel(equipe, papel, usuarioId, data);
    return nao(`${porque}: quem ${atos[ato].faz} é ${nomesDe(equipe, papel, data)}.`);
  }
  const apartado = segregado(ato, feitos, usuarioId);
  return apartado ? nao(apartado) : { pode: true, designacao: dela };
}
