import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { AgenciaService } from '../../agencia/agencia.service.ts';
import type { Pessoa } from '../../auth/pessoa.ts';
import { requireReach } from '../../auth/row-rule.ts';
import { Clock } from '../../clock/clock.ts';
import { Database } from '../../database/database.ts';
import { FechamentosService } from '../../fechamentos/fechamentos.service.ts';
import { LotacoesService } from '../../lotacoes/lotacoes.service.ts';
import { diasDoMes } from '../mapa-diario.meses.rules.ts';
import { MapaDiarioService } from '../mapa-diario.service.ts';
import { type DeQuem, type Escrito, MapaEscrito } from './mapa-diario.mapper.ts';

type Schemas = components['schemas'];
type Contagem = { base?: Schemas['BaseDoMapa']; contratoId?: number; fornecedorId?: number };
type DasLotacoes = Contagem & { uf?: Schemas['Uf']; lotacoes?: string };
export type BuscaDoDia = DasLotacoes & { data: string; lotacaoId?: number };
export type BuscaDoMes = Contagem & { mes: string; lotacaoId?: number };
export type BuscaConsolidada = DasLotacoes & { mes: string };

/** The map in the bytes of its answer. A person limited to a unit sees that one alone. */
@Injectable()
export class MapaDiarioLeituraService {
  constructor(
    private readonly mapas: MapaDiarioService,
    private readonly lotacoes: LotacoesService,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly fechamentos: FechamentosService,
    private readonly agencia: AgenciaService,
  ) {}

  async doDia(pessoa: Pessoa, { lotacaoId, lotacoes, ...busca }: BuscaDoDia): Promise<Escrito> {
    const lotacaoIds = await this.alcancadas(pessoa, lotacoes, lotacaoId);
    const escrito = new MapaEscrito();
    const mapa = await this.mapas.dia(this.database, { ...busca, lotacaoIds }, escrito.escrever);
    return escrito.toBytes({ data: busca.data, ...(await this.deQuem()) }, mapa, this.clock.now());
  }

  async doMes(pessoa: Pessoa, { lotacaoId, ...busca }: BuscaDoMes): Promise<Escrito> {
    const escolhida = exigirEscolhida(lotacaoId ?? pessoa.lotacaoId);
    const { id, nome, municipio, uf } = await this.lotacoes.exigir(this.database, escolhida, pessoa);
    const escrito = new MapaEscrito();
    const mapa = await this.mapas.mes(this.database, { ...busca, lotacaoId: id }, escrito.escrever);
    const lotacao = { id, nome, municipio, uf };
    return escrito.toBytes({ mes: busca.mes, lotacao, ...(await this.deQuem()) }, mapa, this.clock.now());
  }

  async consolidado(pessoa: Pessoa, { lotacoes, ...busca }: BuscaConsolidada): Promise<Escrito> {
    const lotacaoIds = await this.alcancadas(pessoa, lotacoes);
    const escrito = new MapaEscrito();
    const unidades: number[] = [];
    const mapa = await this.mapas.consolidado(this.database, { ...busca, lotacaoIds }, linha => {
      unidades.push(linha.lotacao.id);
      escrito.escrever(linha);
    });
    const { de, ate } = diasDoMes(busca.mes);
    const diasFechados = await this.fechamentos.contarVigentes(this.database, unidades, de, ate);
    return escrito.toBytes({ mes: busca.mes, ...(await this.deQuem()), diasFechados }, mapa, this.clock.now());
  }

  private async deQuem(): Promise<DeQuem> {
    const { nome, brasao } = await this.agencia.atual(this.database);
    return { orgao: nome, ...(brasao && { brasao }) };
  }

  /** A unit asked for by itself brings those fed through it; a list is taken exactly. */
  private async alcancadas(pessoa: Pessoa, lista?: string, lotacaoId?: number): Promise<number[] | undefined> {
    const pedidas = lista?.split(',').map(Number);
    for (const id of [...(pedidas ?? []), ...(lotacaoId === undefined ? [] : [lotacaoId])]) requireReach(pessoa, id);
    if (pessoa.restritaA !== null) return [pessoa.restritaA];
    if (lotacaoId !== undefined) return this.lotacoes.comSubunidades(this.database, [lotacaoId]);
    return pedidas;
  }
}

export function exigirEscolhida(lotacaoId: number | null): number {
  if (lotacaoId !== null) return lotacaoId;
  const detail = 'Escolha a lotação.';
  throw problema('dados-invalidos', { detail, errors: [{ pointer: '/lotacaoId', detail }] });
}
