import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { Database, rows } from '../../database/database.ts';
import { DesignacoesService } from '../../responsaveis/designacoes.service.ts';
import { TermosAssinaturaService } from '../../termos/termos.assinatura.service.ts';
import { TermosService } from '../../termos/termos.service.ts';
import { etagOf } from '../../versions/versions.ts';
import { SENHA_DE_DEMONSTRACAO } from '../cadastros.table.ts';
import { equipes } from './elenco.table.ts';
import type { Executores } from './palco.ts';

export const atosDosTermos: Pick<Executores, 'DESIGNAR_RESPONSAVEIS' | 'EMITIR_TERMO' | 'ASSINAR_TERMO'> = {
  async DESIGNAR_RESPONSAVEIS({ app, elenco }, { data }) {
    const contratos = await rows<{ id: number; numero: string }>(
      app.get(Database),
      sql`select id, numero from contratos order by id`,
    );
    const feitas = (
      await rows<{ contratoId: number }>(
        app.get(Database),
        sql`select distinct contrato_id as "contratoId" from designacoes`,
      )
    ).map(({ contratoId }) => contratoId);
    for (const { id, numero } of contratos.filter(contrato => !feitas.includes(contrato.id))) {
      const titulares = new Map<string, number>();
      for (const { quem, papel, substitui } of equipes[numero] ?? []) {
        const titularId = substitui ? titulares.get(papel) : undefined;
        const nova: components['schemas']['NovaDesignacao'] = {
          ...{ usuarioId: elenco[quem].usuarioId, papel, qualidade: substitui ? 'SUBSTITUTO' : 'TITULAR' },
          ...{ portaria: `Portaria ${30 + id}/${data.slice(0, 4)}`, portariaEm: data, inicio: data },
          ...(titularId !== undefined && { titularId }),
        };
        const { itens } = await app.get(DesignacoesService).designar(elenco.gestora, id, nova);
        const feita = itens.find(item => item.papel === papel && item.pessoa.id === nova.usuarioId);
        if (feita && !substitui) titulares.set(papel, feita.id);
      }
    }
  },

  EMITIR_TERMO: ({ app, elenco }, { medicao, tipo }) =>
    app
      .get(TermosService)
      .emitir(elenco.gestora, { medicaoId: medicao.id ?? 0, ifMatch: etagOf(medicao.versao) }, { tipo }),

  ASSINAR_TERMO: ({ app, elenco }, { medicao, tipo }) => {
    const termo = medicao.termos?.[tipo];
    const visto = { termoId: termo?.id ?? 0, ifMatch: etagOf(termo?.versao ?? 0) };
    const quem = tipo === 'PROVISORIO' ? elenco.fiscal : elenco.gestora;
    return app.get(TermosAssinaturaService).assinar(quem, visto, { senha: SENHA_DE_DEMONSTRACAO });
  },
};
