import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { Database, ONE_INSTANT } from '../database/database.ts';
import { codigoDoPapel } from './codigo.rules.ts';
import { LivroRepository } from './livro.repository.ts';
import { LivroService } from './livro.service.ts';

type Schemas = components['schemas'];
const MAIS_DIFERENCAS = 100;
const MAIS_FOLHAS = 100;

const hex = (hash: Buffer): string => hash.toString('hex');

/** What auditors, witnesses and whoever holds a paper read of the ledger; each answer of one instant. */
@Injectable()
export class LivroLeituraService {
  constructor(
    private readonly database: Database,
    private readonly repository: LivroRepository,
    private readonly livro: LivroService,
  ) {}

  obter(): Promise<Schemas['Livro']> {
    return this.database.transaction(async tx => {
      const selo = await this.livro.ultimoSelo(tx);
      return {
        tamanho: selo?.tamanho ?? 0,
        raiz: selo ? hex(selo.raiz) : null,
        selo: selo?.texto ?? null,
        chave: await this.livro.chaveEscrita(tx),
        seladoEm: selo?.em.toISOString() ?? null,
        esperando: await this.repository.countWaiting(tx),
      };
    }, ONE_INSTANT);
  }

  folhas(de: number, quantas: number): Promise<Schemas['FolhasDoLivro']> {
    return this.database.transaction(
      async tx => ({
        tamanho: (await this.livro.ultimoSelo(tx))?.tamanho ?? 0,
        itens: await this.repository.leaves(tx, de, quantas),
      }),
      ONE_INSTANT,
    );
  }

  consistencia(de: number): Promise<Schemas['ConsistenciaDoLivro']> {
    return this.database.transaction(async tx => {
      const selo = await this.livro.ultimoSelo(tx);
      if (!selo || de > selo.tamanho) {
        const tem = selo ? `${selo.tamanho} folhas` : 'nenhuma folha';
        throw problema('conflito', {
          detail: `O livro tem ${tem}, e o selo que você guardou diz ${de}: um livro nunca diminui. Guarde o selo e avise o controle externo.`,
        });
      }
      const prova = await this.livro.arvore(tx).consistencia(de, selo.tamanho);
      return { de, tamanho: selo.tamanho, selo: selo.texto, prova: prova.map(hex) };
    }, ONE_INSTANT);
  }

  async conferir(): Promise<Schemas['ConferenciaDoLivro']> {
    return { diferencas: await this.repository.differences(this.database, MAIS_DIFERENCAS) };
  }

  papel(digitado: string): Promise<Schemas['PapelNoLivro']> {
    const codigo = codigoDoPapel(digitado);
    return this.database.transaction(async tx => {
      const { selo, chave, folhas } = await this.livro.provas(tx, codigo ? [codigo] : [], MAIS_FOLHAS);
      if (!folhas.length) {
        throw problema('nao-encontrado', {
          detail: 'Nenhum papel tem este código. Confira as letras impressas no papel.',
        });
      }
      return {
        selo,
        chave,
        folhas: folhas.map(({ texto, em, indice, prova }) => ({
          ...{ texto, em: em.toISOString(), indice },
          prova: prova.map(hex),
        })),
      };
    }, ONE_INSTANT);
  }
}
