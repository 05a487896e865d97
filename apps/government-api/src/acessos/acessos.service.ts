import { randomUUID } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { addDays, FUSO_DA_AGENCIA } from '../clock/clock.ts';
import { zonedInstant } from '../clock/zoned-time.ts';
import { Database } from '../database/database.ts';
import { type Formato, spreadsheetFile } from '../spreadsheets/spreadsheet-file.ts';
import { colunasDosAcessos } from './acessos.exportacao.table.ts';
import { toEventoRegistrado } from './acessos.mapper.ts';
import { AcessosRepository, type FiltroAcessos } from './acessos.repository.ts';

type Schemas = components['schemas'];

export type BuscaAcessos = Omit<FiltroAcessos, 'de' | 'antesDoFim'> & { de?: string; ate?: string };

/** The longest sheet people still read; for more they choose a shorter period. */
const MAIS_LINHAS = 20_000;
const LOTE = 5_000;

/** The gateway reports what happened at the doors, the manager reads it, and six months later it is deleted (ADR 62). */
@Injectable()
export class AcessosService {
  constructor(
    private readonly database: Database,
    private readonly repository: AcessosRepository,
  ) {}

  registrar({ eventos }: Schemas['EntregaDeEventos']): Promise<void> {
    return this.repository.insert(this.database, eventos);
  }

  async listar(busca: BuscaAcessos & { pagina: number; tamanho: number }): Promise<Schemas['PaginaEventosDeAcesso']> {
    const { pagina, tamanho } = busca;
    const { itens, total } = await this.repository.page(this.database, { ...filtroDe(busca), pagina, tamanho });
    return { itens: itens.map(toEventoRegistrado), total, pagina, tamanho };
  }

  async exportar(busca: BuscaAcessos, formato: Formato): Promise<StreamableFile> {
    const linhas = await this.repository.all(this.database, filtroDe(busca), MAIS_LINHAS + 1);
    if (linhas.length > MAIS_LINHAS) {
      throw problema('dados-invalidos', {
        detail: `O filtro acha mais de ${MAIS_LINHAS.toLocaleString('pt-BR')} eventos. Escolha um período menor.`,
        errors: [{ pointer: '/query/de', detail: 'Escolha um período menor.' }],
      });
    }
    const eventos = linhas.map(toEventoRegistrado);
    return spreadsheetFile({ nome: 'acessos', formato, colunas: colunasDosAcessos, linhas: eventos });
  }

  /** The purge leaves an event of its own, which explains why there is nothing older. */
  async expurgar(signal: AbortSignal): Promise<number> {
    let total = 0;
    let lote: { quantos: number; em: Date };
    do {
      signal.throwIfAborted();
      lote = await this.database.transaction(tx => this.repository.deleteExpired(tx, LOTE));
      total += lote.quantos;
    } while (lote.quantos === LOTE);
    if (total === 0) return 0;
    // The database's clock counts the six months, so by it a purge event is never itself expired.
    const em = lote.em.toISOString();
    await this.repository.insert(this.database, [{ chave: randomUUID(), em, evento: 'EXPURGO', vezes: total }]);
    return total;
  }
}

function filtroDe({ de, ate, ...busca }: BuscaAcessos): FiltroAcessos {
  if (de && ate && ate < de) {
    const detail = 'O fim do período vem antes do começo.';
    throw problema('dados-invalidos', { detail, errors: [{ pointer: '/query/ate', detail }] });
  }
  return {
    ...busca,
    de: de === undefined ? undefined : zonedInstant(de, '00:00', FUSO_DA_AGENCIA),
    antesDoFim: ate === undefined ? undefined : zonedInstant(addDays(ate, 1), '00:00', FUSO_DA_AGENCIA),
  };
}
