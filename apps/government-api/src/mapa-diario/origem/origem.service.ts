import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import { Database } from '../../database/database.ts';
import { FormulariosService } from '../../formularios/formularios.service.ts';
import { LotacoesService } from '../../lotacoes/lotacoes.service.ts';
import { situacoes } from '../../pedidos/pedidos.ciclo.table.ts';
import { toColuna, toLinha } from '../leitura/mapa-diario.mapper.ts';
import { MapaDiarioService } from '../mapa-diario.service.ts';
import { type DaOrigem, OrigemRepository } from './origem.repository.ts';

type Schemas = components['schemas'];
export type BuscaDaOrigem = DaOrigem & { base?: Schemas['BaseDoMapa'] };

/** "Por que este valor?": the map's own line, and what was written about that day. */
@Injectable()
export class OrigemService {
  constructor(
    private readonly mapas: MapaDiarioService,
    private readonly repository: OrigemRepository,
    private readonly formularios: FormulariosService,
    private readonly lotacoes: LotacoesService,
    private readonly database: Database,
  ) {}

  async explicar(pessoa: Pessoa, { base, ...de }: BuscaDaOrigem): Promise<Schemas['OrigemDoMapa']> {
    const { id } = await this.lotacoes.exigir(this.database, de.lotacaoId, pessoa);
    const { linhas, colunas } = await this.mapas.dia(this.database, {
      data: de.data,
      lotacaoIds: [id],
      inativas: true,
      base,
    });
    const [linha] = linhas;
    if (!linha) throw new Error('the day of a unit that exists has a line');
    const pedidos = await this.repository.pedidos(this.database, de);
    return {
      linha: toLinha(linha),
      colunas: colunas.map(toColuna),
      pedidos: pedidos.map(pedido => ({ ...pedido, conta: situacoes[pedido.situacao].contaNoMapa })),
      fiscalizacoes: await this.fiscalizacoes(de),
      ocorrencias: await this.repository.ocorrencias(this.database, de),
      faixas: await this.repository.faixas(this.database, de, linha.contratos),
      importacao: linha.importado ? await this.repository.importacao(this.database, de) : null,
    };
  }

  private async fiscalizacoes(de: DaOrigem): Promise<Schemas['FiscalizacaoDaOrigem'][]> {
    const lidas = await this.repository.fiscalizacoes(this.database, de);
    const titulo = await this.formularios.titulos(this.database, lidas);
    return lidas.map(({ formularioId, falhas, ...lida }) => ({
      ...lida,
      falhas: falhas.map(falha => ({ ...falha, item: titulo({ formularioId, item: falha.codigo }) })),
    }));
  }
}
