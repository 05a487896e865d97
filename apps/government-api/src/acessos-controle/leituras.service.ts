import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { Database } from '../database/database.ts';
import type { Reading } from '../http/record-readings.ts';
import { type Formato, spreadsheetFile } from '../spreadsheets/spreadsheet-file.ts';
import { AcessosControleRepository } from './acessos-controle.repository.ts';
import { colunasDasLeituras } from './leituras.exportacao.table.ts';
import { toLeitura } from './leituras.mapper.ts';
import { LeiturasRepository } from './leituras.repository.ts';
import { type Elo, falhaDaCadeia, GENESE, hashDaLeitura } from './leituras.rules.ts';

type Schemas = components['schemas'];
type Pagina = { pagina: number; tamanho: number };

const NA_VEZ = 2_000;
/** The longest sheet people still read; the rest is on the screen. */
const MAIS_LINHAS = 100_000;

/** What external control read: it only grows, and each reading is chained to the one before it (ADR 135). */
@Injectable()
export class LeiturasService {
  constructor(
    private readonly database: Database,
    private readonly repository: LeiturasRepository,
    private readonly acessos: AcessosControleRepository,
    private readonly clock: Clock,
  ) {}

  /** Resolves once it is committed. */
  async registrar({ acessoId, ...lida }: Reading): Promise<void> {
    await this.database.transaction(async tx => {
      await this.repository.lock(tx, acessoId);
      const ultima = await this.repository.findLast(tx, acessoId);
      const nova = { ...lida, acessoId, sequencia: (ultima?.sequencia ?? 0) + 1, em: this.clock.now() };
      const hashAnterior = ultima?.hash ?? GENESE;
      await this.repository.insert(tx, { ...nova, hashAnterior, hash: hashDaLeitura(hashAnterior, nova) });
    });
  }

  async listar(acessoId: number, { pagina, tamanho }: Pagina): Promise<Schemas['PaginaLeiturasControle']> {
    await this.exigir(acessoId);
    const total = (await this.repository.findLast(this.database, acessoId))?.sequencia ?? 0;
    const faixa = { ate: total - (pagina - 1) * tamanho, quantas: tamanho };
    const linhas = await this.repository.findRange(this.database, acessoId, faixa);
    return { itens: linhas.map(toLeitura), total, pagina, tamanho };
  }

  async exportar(acessoId: number, formato: Formato): Promise<StreamableFile> {
    await this.exigir(acessoId);
    const total = (await this.repository.findLast(this.database, acessoId))?.sequencia ?? 0;
    const faixa = { ate: total, quantas: MAIS_LINHAS };
    const lidas = (await this.repository.findRange(this.database, acessoId, faixa)).toReversed();
    const linhas = lidas.map(linha => ({ ...toLeitura(linha), hash: linha.hash }));
    return spreadsheetFile({ nome: `leituras-acesso-${acessoId}`, formato, colunas: colunasDasLeituras, linhas });
  }

  async conferir(acessoId: number): Promise<Schemas['ConferenciaDasLeituras']> {
    await this.exigir(acessoId);
    let ponta = { sequencia: 0, hash: GENESE };
    let elos: Elo[];
    do {
      elos = await this.repository.findLinks(this.database, acessoId, ponta.sequencia, NA_VEZ);
      const falha = falhaDaCadeia(elos, ponta);
      if (falha) return { leituras: ponta.sequencia + elos.length, integra: false, ultimo: null, falha };
      ponta = elos.at(-1) ?? ponta;
    } while (elos.length === NA_VEZ);
    const { sequencia, hash } = ponta;
    return { leituras: sequencia, integra: true, ultimo: sequencia ? hash : null, falha: null };
  }

  private async exigir(acessoId: number): Promise<void> {
    if (await this.acessos.findLast(this.database, acessoId)) return;
    throw problema('nao-encontrado', { detail: `O acesso de controle ${acessoId} não existe.` });
  }
}
