import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail.service.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Clock } from '../../clock/clock.ts';
import { Database, type Transaction } from '../../database/database.ts';
import { mudancasEntre } from '../semana/semana.rules.ts';
import { type Candidata, GeracaoRepository } from './geracao.repository.ts';
import { LotesRepository } from './lotes.repository.ts';
import { LotesService } from './lotes.service.ts';

type Schemas = components['schemas'];

/** Units are in several zones: a day has passed when it has passed in the westernmost one. */
const ULTIMO_FUSO = 'America/Rio_Branco';

@Injectable()
export class GeracaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: GeracaoRepository,
    private readonly unidades: LotesRepository,
    private readonly lotes: LotesService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  gerar(
    pessoa: Pessoa,
    { vigenciaInicio, lotacaoIds }: Schemas['GeracaoProgramacoes'],
  ): Promise<Schemas['ResultadoGeracao']> {
    if (vigenciaInicio < this.clock.today(ULTIMO_FUSO)) {
      throw problema('data-passada', { detail: 'A programação vale de hoje em diante; os dias passados não mudam.' });
    }
    return this.database.transaction(async tx => {
      const candidatas = await this.repository.findCandidatas(tx, vigenciaInicio, lotacaoIds);
      exigirTodas(lotacaoIds, candidatas);
      const gerar = candidatas.filter(candidata => candidata.temEfetivo);
      const ids = gerar.map(({ id }) => id);
      await this.gravar(tx, pessoa, vigenciaInicio, ids);
      const resultado = {
        geradas: gerar.length,
        semEfetivo: candidatas.filter(candidata => !candidata.temEfetivo).map(({ id }) => id),
        limitadas: gerar.filter(candidata => candidata.limitada).map(({ id }) => id),
      };
      await this.audit.record(tx, pessoa, {
        acao: 'gerarProgramacoes',
        entidade: 'programacoes',
        dados: { vigenciaInicio, geradas: gerar.length, semEfetivo: resultado.semEfetivo.length },
      });
      return resultado;
    });
  }

  private async gravar(tx: Transaction, pessoa: Pessoa, inicio: string, ids: readonly number[]): Promise<void> {
    const unidades = await this.unidades.findUnidades(tx, ids, inicio);
    const versoes = unidades.flatMap(({ programacaoId }) => programacaoId ?? []);
    const antigas = await this.unidades.findSemanas(tx, versoes);
    const novas = await this.unidades.findDoEfetivo(tx, ids, inicio);
    const trocas = unidades.map(unidade => {
      const antes = antigas.get(unidade.id) ?? [];
      const depois = novas.get(unidade.id) ?? [];
      return { unidade, antes, depois, mudancas: mudancasEntre(antes, depois), observacao: 'Gerada do efetivo' };
    });
    await this.lotes.gravar(tx, pessoa, 'gerarProgramacoes', inicio, trocas);
  }
}

function exigirTodas(pedidas: readonly number[] | undefined, achadas: readonly Candidata[]): void {
  if (!pedidas || pedidas.length === achadas.length) return;
  const existem = new Set(achadas.map(({ id }) => id));
  const errors = pedidas.flatMap((id, i) =>
    existem.has(id) ? [] : [{ pointer: `/lotacaoIds/${i}`, detail: 'Esta lotação não existe ou está inativa.' }],
  );
  throw problema('dados-invalidos', { detail: 'Há lotações que não existem ou estão inativas.', errors });
}
