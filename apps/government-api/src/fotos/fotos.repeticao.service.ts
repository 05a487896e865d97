import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import { Clock, plainDate } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import type { Lotacao } from '../lotacoes/lotacoes.service.ts';
import { NotificacoesService } from '../notificacoes/notificacoes.service.ts';
import { toFotoRepetida } from './fotos.repetidas.mapper.ts';
import { type BuscaRepetidas, FotosRepetidasRepository } from './fotos.repetidas.repository.ts';
import type { Foto } from './fotos.repository.ts';
import { distanciaEntre, PERTO, vizinhasDe } from './impressao.rules.ts';

type Schemas = components['schemas'];

/** Signatures look alike, so only the very same file counts. */
const SO_IGUAIS = new Set(['ASSINATURA']);
const MOSTRADAS = 3;

/** The same photo used twice, exactly or nearly, across units and days (domain 8, item 6). */
@Injectable()
export class FotosRepeticaoService {
  constructor(
    private readonly database: Database,
    private readonly repository: FotosRepetidasRepository,
    private readonly notificacoes: NotificacoesService,
    private readonly clock: Clock,
  ) {}

  async listar(busca: BuscaRepetidas): Promise<Schemas['PaginaFotosRepetidas']> {
    const { itens, total } = await this.repository.page(this.database, busca);
    return { itens: itens.map(toFotoRepetida), total, pagina: busca.pagina, tamanho: busca.tamanho };
  }

  async procurar(tx: Transaction, foto: Foto, lotacao: Lotacao): Promise<void> {
    const iguais = (await this.repository.findSame(tx, foto)).map(({ id }) => ({
      anteriorId: id,
      semelhanca: 'IGUAL' as const,
      distancia: 0,
    }));
    const achadas = iguais.length ? iguais : await this.parecidas(tx, foto);
    const [maisPerto] = achadas;
    if (!maisPerto) return;
    await this.repository.insert(
      tx,
      achadas.slice(0, MOSTRADAS).map(achada => ({ ...achada, fotoId: foto.id, encontradaEm: this.clock.now() })),
    );
    await this.notificacoes.emitir(tx, 'FOTO_REPETIDA', [
      {
        lotacaoId: foto.lotacaoId,
        lotacao: lotacao.nome,
        data: plainDate(foto.enviadaEm, lotacao.fusoHorario),
        fotoId: foto.id,
        anterior: await this.repository.findUnitName(tx, maisPerto.anteriorId),
        semelhanca: maisPerto.semelhanca,
      },
    ]);
  }

  private async parecidas(tx: Transaction, foto: Foto) {
    const { impressao } = foto;
    if (!impressao || SO_IGUAIS.has(foto.contexto)) return [];
    return (await this.repository.findNear(tx, foto.id, vizinhasDe(impressao)))
      .map(({ id, impressao: outra }) => ({
        anteriorId: id,
        semelhanca: 'PARECIDA' as const,
        distancia: distanciaEntre(impressao, outra),
      }))
      .filter(({ distancia }) => distancia <= PERTO)
      .sort((a, b) => a.distancia - b.distancia);
  }
}
