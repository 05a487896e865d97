import type { components } from '@alipen/contracts/generated/government-api';
import type { ErroDeCampo } from '@alipen/platform/problems/problema';
import { addDays } from '../clock/clock.ts';
import { porExtenso } from '../clock/zoned-time.ts';
import { AUTORIDADES_DESIGNAVEIS, membroDe } from './papeis.table.ts';
import type { Candidata, Designacao } from './responsaveis.repository.ts';

type Schemas = components['schemas'];
type Nova = Schemas['NovaDesignacao'];
type Periodo = { readonly inicio: string; readonly fim: string | null };
type Titular = Pick<Designacao, 'contratoId' | 'papel' | 'qualidade' | 'inicio' | 'fim' | 'usuarioId'>;
export type Contexto = {
  readonly hoje: string;
  readonly contratoId: number;
  readonly pessoa: Candidata | undefined;
  /** What `titularId` names, where it names something. */
  readonly titular: Titular | undefined;
};

const erro = (pointer: string, detail: string): ErroDeCampo[] => [{ pointer, detail }];

/** A substitute without a last day has the holder's. */
export const periodoDe = ({ inicio, fim }: Nova, titular: Titular | undefined): Periodo => ({
  inicio,
  fim: fim ?? titular?.fim ?? null,
});

function errosDasDatas({ portariaEm, inicio, fim }: Nova, hoje: string): ErroDeCampo[] {
  if (portariaEm > hoje) return erro('/portariaEm', 'A portaria ainda não foi assinada nesta data.');
  if (inicio < portariaEm)
    return erro('/inicio', `A designação não vale antes da portaria, de ${porExtenso(portariaEm)}.`);
  if (fim !== undefined && fim < inicio) return erro('/fim', 'A designação não pode terminar antes de começar.');
  return [];
}

function errosDaPessoa(pessoa: Candidata | undefined): ErroDeCampo[] {
  if (!pessoa) return erro('/usuarioId', 'Esta pessoa não está cadastrada.');
  if (!pessoa.ativo) return erro('/usuarioId', `${pessoa.nome} está com o acesso bloqueado.`);
  if (AUTORIDADES_DESIGNAVEIS.some(uma => pessoa.authorities.includes(uma))) return [];
  return erro(
    '/usuarioId',
    `${pessoa.nome} só vê a sua unidade: quem responde por um contrato precisa ver as medições.`,
  );
}

function errosDoTitular(nova: Nova, { contratoId, titular }: Contexto): ErroDeCampo[] {
  if (nova.qualidade === 'TITULAR') {
    return nova.titularId === undefined ? [] : erro('/titularId', 'Um titular não substitui outro.');
  }
  if (nova.titularId === undefined) return erro('/titularId', 'Diga de quem esta pessoa é substituta.');
  const doPapel = titular?.contratoId === contratoId && titular.papel === nova.papel && titular.qualidade === 'TITULAR';
  if (!titular || !doPapel)
    return erro('/titularId', `O substituto é de um titular deste contrato: ${membroDe(nova.papel)}.`);
  if (titular.usuarioId === nova.usuarioId) return erro('/usuarioId', 'Ninguém é substituto de si mesmo.');
  const { inicio, fim } = periodoDe(nova, titular);
  if (inicio < titular.inicio) return erro('/inicio', `O titular começa em ${porExtenso(titular.inicio)}.`);
  if (titular.fim !== null && (fim === null || fim > titular.fim)) {
    return erro('/fim', `O titular vai até ${porExtenso(titular.fim)}.`);
  }
  return [];
}

/** What is wrong with a designation before it is written; the database has the last word on who overlaps. */
export function errosDaDesignacao(nova: Nova, contexto: Contexto): ErroDeCampo[] {
  const setorial = nova.papel === 'FISCAL_SETORIAL' || nova.lotacaoIds === undefined;
  return [
    ...errosDaPessoa(contexto.pessoa),
    ...errosDasDatas(nova, contexto.hoje),
    ...errosDoTitular(nova, contexto),
    ...(setorial ? [] : erro('/lotacaoIds', 'Só o fiscal setorial é designado por unidade.')),
    ...(nova.portaria.trim() ? [] : erro('/portaria', 'Escreva o número da portaria.')),
  ];
}

/** The last day of a period that ends early: from the eve of its beginning, so that it never held, to its own end. */
export function erroDoUltimoDia({ inicio, fim }: Periodo, ultimoDia: string): ErroDeCampo[] {
  const vespera = addDays(inicio, -1);
  if (ultimoDia >= vespera && (fim === null || ultimoDia <= fim)) return [];
  const ate = fim === null ? '' : ` até ${porExtenso(fim)}`;
  return erro('/ultimoDia', `O último dia fica a partir de ${porExtenso(vespera)}, a véspera do início${ate}.`);
}
