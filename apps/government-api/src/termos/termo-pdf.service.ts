import { Injectable, type StreamableFile } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import { Database } from '../database/database.ts';
import { pdfFile } from '../documents/pdf-file.ts';
import { termoEmPdf } from './termo.pdf.mapper.ts';
import { TermosService } from './termos.service.ts';

@Injectable()
export class TermoPdfService {
  constructor(
    private readonly database: Database,
    private readonly termos: TermosService,
    private readonly agencia: AgenciaService,
  ) {}

  async baixar(termoId: number): Promise<StreamableFile> {
    const termo = await this.termos.exigirLido(this.database, termoId);
    const timbre = await this.agencia.timbre(this.database);
    const nome = `termo-${termo.conteudo.numero}-contrato-${termo.conteudo.contrato.numero}`;
    return pdfFile(nome, termoEmPdf({ termo, timbre, endereco: this.agencia.endereco }), this.agencia.escrever);
  }
}
