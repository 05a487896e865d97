import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { Database } from '../database/database.ts';
import { pdfFile } from '../documents/pdf-file.ts';
import { PedidosService } from '../pedidos/pedidos.service.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { comprovanteEmPdf } from './comprovantes.pdf.mapper.ts';

@Injectable()
export class ComprovantesService {
  constructor(
    private readonly database: Database,
    private readonly pedidos: PedidosService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
    private readonly agencia: AgenciaService,
  ) {}

  async obter(pessoa: Pessoa, pedidoId: number): Promise<StreamableFile> {
    const { fusoHorario } = await this.pedidos.exigir(this.database, pedidoId, pessoa);
    const pedido = await this.pedidos.ler(this.database, pedidoId, pessoa);
    if (!pedido.enviadoEm) {
      throw problema('transicao-invalida', { detail: 'O comprovante existe depois que o pedido é enviado.' });
    }
    const refeicoes = await this.tiposAlimentacao.listar({ inativos: true });
    const publicos = await this.tiposPublico.listar({ inativos: true });
    const timbre = await this.agencia.timbre(this.database);
    const contexto = { fusoHorario, refeicoes, publicos, timbre };
    return pdfFile(`comprovante-${pedido.numero}`, comprovanteEmPdf(pedido, contexto));
  }
}
