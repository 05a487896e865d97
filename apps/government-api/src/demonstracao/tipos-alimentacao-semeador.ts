import { and, eq } from 'drizzle-orm';
import { addDays } from '../clock/clock.ts';
import { horariosDe } from '../tipos-alimentacao/horarios.rules.ts';
import { tiposAlimentacao, vigenciasTipoAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.schema.ts';
import { usuarios } from '../usuarios/usuarios.schema.ts';
import type { Semeador } from './demonstracao.service.ts';

/** Days ahead: far enough that no order of the demonstration falls under the change. */
const DAQUI_A = 20;

export const mudancaDeHorarios: Semeador = {
  nome: 'mudança de horários',
  async semear(tx, { hoje, agora }) {
    const [jantar] = await tx.select().from(tiposAlimentacao).where(eq(tiposAlimentacao.sigla, 'JAN'));
    const [gestora] = await tx
      .select({ id: usuarios.id })
      .from(usuarios)
      .where(and(eq(usuarios.cpf, '11144477735'), eq(usuarios.ativo, true)));
    if (!jantar || !gestora) return;
    await tx.insert(vigenciasTipoAlimentacao).values({
      ...horariosDe(jantar),
      entregaInicio: '16:30',
      entregaFim: '17:30',
      tipoAlimentacaoId: jantar.id,
      valeDe: addDays(hoje, DAQUI_A),
      usuarioId: gestora.id,
      criadoEm: agora,
    });
  },
};
