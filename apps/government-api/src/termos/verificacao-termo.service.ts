import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.ts';
import { RecebimentoDaMedicao } from '../medicoes/medicoes.service.ts';
import { codigoDeTermoLido, falhasDoTermo, numeroEscrito } from './termo.rules.ts';
import { TermosRepository } from './termos.repository.ts';

type Schemas = components['schemas'];
const MAIS_FALHAS = 100;

/** For anybody with the paper, without an account: of people it shows only the roles they signed in. */
@Injectable()
export class VerificacaoTermoService {
  constructor(
    private readonly database: Database,
    private readonly repository: TermosRepository,
    private readonly medicoes: RecebimentoDaMedicao,
  ) {}

  async verificar(digitado: string): Promise<Schemas['TermoVerificado']> {
    const codigo = codigoDeTermoLido(digitado);
    const termo = codigo && (await this.repository.readByCode(this.database, codigo));
    if (!termo) {
      throw problema('nao-encontrado', {
        detail: 'Nenhum termo tem este código. Confira as letras impressas no papel: T e sete grupos de quatro.',
      });
    }
    const { tipo, situacao, conteudo, emitidoEm, assinaturas, hash } = termo;
    // A superseded one stands on maps that were reopened since, as it says.
    const perdidos = situacao === 'SUPERADO' ? [] : await this.medicoes.mapasPerdidos(this.database, conteudo.cadeias);
    const falhas = [
      ...falhasDoTermo(termo),
      ...perdidos.map(lotacao => `${lotacao}: o mapa a que o termo está ligado não é mais o mesmo.`),
    ];
    return {
      tipo,
      numero: numeroEscrito(tipo, termo),
      situacao,
      contrato: conteudo.contrato.numero,
      fornecedor: conteudo.contrato.fornecedor,
      mes: conteudo.mes,
      emitidoEm: emitidoEm.toISOString(),
      semRefeicoes: conteudo.semRefeicoes,
      celulas: [...conteudo.celulas],
      lotacoes: conteudo.unidades.length,
      totais: conteudo.totais,
      assinaturas: assinaturas.map(({ papel, qualidade, em }) => ({ papel, qualidade, em: em.toISOString() })),
      hash,
      integra: falhas.length === 0,
      falhas: falhas.slice(0, MAIS_FALHAS),
    };
  }
}
