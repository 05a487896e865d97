import { horaEm } from '../../clock/zoned-time.ts';
import { USUARIO_DO_SISTEMA } from '../../usuarios/usuarios.query.ts';
import type { Fatos } from '../pedidos.condicoes.table.ts';
import { limitesDeAjuste, type RefeicaoAjustavel } from '../quantidades/prazo.rules.ts';

export type BaseDosFatos = {
  pessoa: { usuarioId: number; authorities: readonly string[] };
  criadoPor: number;
  dataRefeicao: string;
  fusoHorario: string;
  agora: Date;
  refeicoes: readonly (RefeicaoAjustavel & { nome: string })[];
  ajustaveis?: ReturnType<typeof limitesDeAjuste>;
  pedidas: ReadonlySet<number>;
  pendentes: number;
  /** Left out where nothing can have arrived yet. */
  recebido?: boolean;
} & Envio;

/** Of a draft both are null. */
type Envio = { autorizacao: 'FALTA' | 'DADA' | null; enviadoPor: number | null };

export function fatosDe({
  pessoa,
  criadoPor,
  enviadoPor,
  autorizacao,
  pedidas,
  pendentes,
  recebido = false,
  ...dia
}: BaseDosFatos): Fatos {
  const limites = dia.ajustaveis ?? limitesDeAjuste(dia.agora, dia.dataRefeicao, dia.refeicoes, dia.fusoHorario);
  const [primeiro] = limites
    .filter(({ tipoAlimentacaoId }) => pedidas.has(tipoAlimentacaoId))
    .sort((a, b) => a.limiteEm.getTime() - b.limiteEm.getTime());
  const refeicao = dia.refeicoes.find(({ id }) => id === primeiro?.tipoAlimentacaoId);
  return {
    gestor: pessoa.authorities.includes('AL_GESTOR'),
    autor: criadoPor === pessoa.usuarioId || criadoPor === USUARIO_DO_SISTEMA,
    todasAjustaveis: primeiro !== undefined && !primeiro.encerrado,
    algumaAjustavel: limites.some(({ encerrado }) => !encerrado),
    primeiroLimite:
      primeiro && refeicao ? { refeicao: refeicao.nome, hora: horaEm(primeiro.limiteEm, dia.fusoHorario) } : null,
    pendentes,
    recebido,
    faltaAutorizar: autorizacao === 'FALTA',
    remetente: enviadoPor === pessoa.usuarioId,
  };
}

export const refeicoesPedidas = (celulas: readonly { tipoAlimentacaoId: number; demanda: number }[]): Set<number> =>
  new Set(celulas.filter(({ demanda }) => demanda > 0).map(({ tipoAlimentacaoId }) => tipoAlimentacaoId));
