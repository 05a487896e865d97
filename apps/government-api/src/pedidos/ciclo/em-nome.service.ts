import { problema } from '@alipen/platform/problems/problema';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../../auth/pessoa.ts';
import type { Transaction } from '../../database/database.ts';
import { PedidosRepository } from '../registro/pedidos.repository.ts';
import { precisaDoCaso } from './em-nome.rules.ts';

@Injectable()
export class PedidosEmNomeService {
  constructor(private readonly repository: PedidosRepository) {}

  async exigir(
    tx: Transaction,
    pessoa: Pessoa,
    { lotacaoId, dataRefeicao }: { lotacaoId: number; dataRefeicao: string },
  ): Promise<void> {
    if (!precisaDoCaso(pessoa, lotacaoId)) return;
    if (await this.repository.hasCase(tx, { lotacaoId, dataRefeicao, usuarioId: pessoa.usuarioId })) return;
    throw problema('nao-permitido', { detail: 'Assuma o caso desta lotação, neste dia, antes de preencher por ela.' });
  }
}
