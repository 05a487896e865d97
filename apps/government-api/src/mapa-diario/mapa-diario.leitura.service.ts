import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import { LotacoesService } from '../lotacoes/lotacoes.service.ts';
import { MapaEscrito } from './mapa-diario.mapper.ts';
import { MapaDiarioService } from './mapa-diario.service.ts';

type Schemas = components['schemas'];
export type Contagem = { base?: Schemas['BaseDoMapa']; contratoId?: number; fornecedorId?: number };
type DasLotacoes = Contagem & { uf?: Schemas['Uf']; lotacoes?: string };
export type BuscaDoDia = DasLotacoes & { data: string; lotacaoId?: number };
export type BuscaDoMes = Contagem & { mes: string; lotacaoId?: number };
export type BuscaConsolidada = DasLotacoes & { mes: string };

/** The map as a person may see it, in the bytes of its answer: who is limited to a unit sees that one alone. */
@Injectable()
export class MapaDiarioLeituraService {
  constructor(
    private readonly mapas: MapaDiarioService,
    private readonly lotacoes: LotacoesService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async doDia(pessoa: Pessoa, { lotacaoId, lotacoes, ...busca }: BuscaDoDia): Promise<Buffer> {
    const lotacaoIds = await this.alcancadas(pessoa, lotacoes, lotacaoId);
    const escrito = new MapaEscrito();
    const mapa = await this.mapas.dia(this.database, { ...busca, lotacaoIds }, escrito.escrever);
    return escrito.toBytes({ data: busca.data }, mapa, this.clock.now());
  }

  async doMes(pessoa: Pessoa, { lotacaoId, ...busca }: BuscaDoMes): Promise<Buffer> {
    const escolhida = lotacaoId ?? pessoa.lotacaoId;
    if (escolhida === null) {
      const detail = 'Escolha a lotação.';
      throw problema('dados-invalidos', { detail, errors: [{ pointer: '/lotacaoId', detail }] });
    }
    const { id, nome, municipio, uf } = await this.lotacoes.exigir(this.database, escolhida, pessoa);
    const escrito = new MapaEscrito();
    const mapa = await this.mapas.mes(this.database, { ...busca, lotacaoId: id }, escrito.escrever);
    return escrito.toBytes({ mes: busca.mes, lotacao: { id, nome, municipio, uf } }, mapa, this.clock.now());
  }

  async consolidado(pessoa: Pessoa, { lotacoes, ...busca }: BuscaConsolidada): Promise<Buffer> {
    const lotacaoIds = await this.alcancadas(pessoa, lotacoes);
    const escrito = new MapaEscrito();
    const mapa = await this.mapas.consolidado(this.database, { ...busca, lotacaoIds }, escrito.escrever);
    return escrito.toBytes({ mes: busca.mes }, mapa, this.clock.now());
  }

  /** A unit asked for by itself brings the ones fed through it; several are exactly those. */
  private async alcancadas(pessoa: Pessoa, lista?: string, lotacaoId?: number): Promise<number[] | undefined> {
    const pedidas = lista?.split(',').map(Number);
    for (const id of [...(pedidas ?? []), ...(lotacaoId === undefined ? [] : [lotacaoId])]) requireReach(pessoa, id);
    if (pessoa.restritaA !== null) return [pessoa.restritaA];
    if (lotacaoId !== undefined) return this.lotacoes.comSubunidades(this.database, [lotacaoId]);
    return pedidas;
  }
}
