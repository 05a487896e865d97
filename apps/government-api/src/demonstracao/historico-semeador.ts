import { inArray, sql } from 'drizzle-orm';
import { addDays, weekday } from '../clock/clock.ts';
import { efetivosDiarios } from '../efetivos/efetivos.schema.ts';
import { lotacoes } from '../lotacoes/lotacoes.schema.ts';
import { itensProgramacao, programacoes } from '../programacoes/programacoes.schema.ts';
import { tiposAlimentacao } from '../tipos-alimentacao/tipos-alimentacao.schema.ts';
import { tiposPublico } from '../tipos-publico/tipos-publico.schema.ts';
import { unidades } from './cadastros.table.ts';
import type { Semeador } from './demonstracao.service.ts';

/** Includes today. */
const DIAS_DE_HISTORICO = 60;

/** From 0 to 1, and always the same for the same words: FNV-1a, mixed. */
function sorte(...palavras: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letra of palavras.join('/')) hash = Math.imul(hash ^ (letra.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  hash = Math.imul(hash ^ (hash >>> 13), 0x45d9f3b);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

const entre = (menor: number, maior: number, acaso: number): number => menor + Math.floor(acaso * (maior - menor + 1));
const fimDeSemana = (dia: number): boolean => dia === 0 || dia === 6;

/** A little different from the day before (domain.md section 9: ±1 to 3 people). */
export const efetivos: Semeador = {
  nome: 'efetivos',
  async semear(tx, { hoje }) {
    const ids = await tx
      .select({ id: lotacoes.id, codigo: lotacoes.codigo })
      .from(lotacoes)
      .where(
        inArray(
          lotacoes.codigo,
          unidades.map(({ codigo }) => codigo),
        ),
      );
    const idDe = new Map(ids.map(({ codigo, id }) => [codigo, id]));
    const linhas = unidades.flatMap(({ codigo, internos, plantao, expediente }) => {
      let atual = internos;
      return Array.from({ length: DIAS_DE_HISTORICO }, (_, i) => {
        const data = addDays(hoje, i + 1 - DIAS_DE_HISTORICO);
        const passo = entre(-3, 3, sorte(codigo, i, 'internos'));
        // Pulled back to the unit's usual number, so that sixty days do not empty or double it.
        atual = Math.max(
          0,
          atual + (Math.abs(atual + passo - internos) > internos * 0.03 + 2 ? -Math.sign(atual - internos) : passo),
        );
        return {
          lotacaoId: idDe.get(codigo) ?? 0,
          data,
          internos: atual,
          servidoresPlantao: Math.max(1, plantao + entre(-1, 1, sorte(codigo, i, 'plantao'))),
          servidoresExpediente: fimDeSemana(weekday(data)) ? 0 : expediente,
          fonte: 'INTEGRACAO',
          capturadoEm: new Date(`${data}T08:${String(entre(5, 25, sorte(codigo, i, 'minuto'))).padStart(2, '0')}:00Z`),
        };
      });
    });
    await tx.insert(efetivosDiarios).values(linhas);
  },
};

/** Inmates and duty staff eat every meal, office staff at midday on weekdays. Valid since before the history. */
export const programas: Semeador = {
  nome: 'programas',
  async semear(tx, { hoje }) {
    const vigenciaInicio = addDays(hoje, -DIAS_DE_HISTORICO);
    const ids = await tx.select({ id: lotacoes.id, codigo: lotacoes.codigo }).from(lotacoes);
    const feitas = await tx
      .insert(programacoes)
      .values(ids.map(({ id }) => ({ lotacaoId: id, vigenciaInicio, observacao: 'Programação de demonstração' })))
      .returning({ id: programacoes.id, lotacaoId: programacoes.lotacaoId });
    const programaDe = new Map(feitas.map(({ id, lotacaoId }) => [lotacaoId, id]));
    const refeicoes = await tx.select().from(tiposAlimentacao).where(sql`${tiposAlimentacao.ativo}`);
    const publicos = await tx.select().from(tiposPublico).where(sql`${tiposPublico.ativo}`);
    await tx.insert(itensProgramacao).values(
      ids.flatMap(({ id, codigo }) => {
        const unidade = unidades.find(candidata => candidata.codigo === codigo);
        if (!unidade) return [];
        return [0, 1, 2, 3, 4, 5, 6].flatMap(diaSemana =>
          refeicoes.flatMap(refeicao =>
            publicos.map(publico => {
              const expediente = refeicao.meioDoDia && !fimDeSemana(diaSemana) ? unidade.expediente : 0;
              const quantidade =
                publico.baseConferencia === 'EFETIVO_INTERNO' ? unidade.internos : unidade.plantao + expediente;
              return {
                programacaoId: programaDe.get(id) ?? 0,
                diaSemana,
                tipoAlimentacaoId: refeicao.id,
                tipoPublicoId: publico.id,
                quantidade,
              };
            }),
          ),
        );
      }),
    );
  },
};
