import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import type { Transaction } from '../database/database.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { type TrocaLida, TrocasRepository } from './trocas.repository.ts';
import { type Dias, exigirTroca, type Pedida, prazoDaTroca } from './trocas.rules.ts';
import type { trocas } from './trocas.schema.ts';

type Linha = typeof trocas.$inferInsert;
type Qual = Pedida & Pick<Linha, 'fornecedorId' | 'lotacaoId' | 'tipoAlimentacaoId'>;
type Quem = Pick<Linha, 'lado' | 'pedidaPor' | 'pedidaPorNome' | 'codigoSha256'>;

/** What either side's asking has in common. */
@Injectable()
export class TrocasPedidoService {
  constructor(
    private readonly repository: TrocasRepository,
    private readonly tipos: TiposAlimentacaoService,
    private readonly parametros: ParametrosService,
    private readonly clock: Clock,
  ) {}

  async prazo(tx: Transaction, dias: Dias): Promise<Date> {
    const { trocaAteHora } = await this.parametros.doDia(tx, dias.data);
    return prazoDaTroca(dias, trocaAteHora);
  }

  /** Undefined where the same stands already. */
  async guardar(tx: Transaction, qual: Qual, quem: Quem): Promise<TrocaLida | undefined> {
    const { tipo, data, outraData = null, fornecedorId, lotacaoId, tipoAlimentacaoId } = qual;
    const agora = this.clock.now();
    const prazoEm = await this.prazo(tx, { data, outraData });
    const escrito = exigirTroca(qual, prazoEm, agora);
    const servidas = await this.tipos.ativos(tx, data);
    if (!servidas.some(({ id }) => id === tipoAlimentacaoId)) {
      const detail = 'Escolha uma refeição deste dia.';
      throw problema('dados-invalidos', { detail, errors: [{ pointer: '/tipoAlimentacaoId', detail }] });
    }
    const onde = { tipo, data, outraData, fornecedorId, lotacaoId, tipoAlimentacaoId };
    const id = await this.repository.insert(tx, { ...onde, ...escrito, ...quem, pedidaEm: agora, prazoEm });
    return id === undefined ? undefined : this.repository.find(tx, id);
  }
}
