import { operations } from '@alipen/contracts/generated/operations';
import { ROTULO_DE_PAPEL_NO_CONTRATO } from '@alipen/contracts/generated/rotulos/responsaveis';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { AgenciaService } from '../agencia/agencia.service.ts';
import type { Pessoa } from '../auth/pessoa.ts';
import { FUSO_DA_AGENCIA, plainDate } from '../clock/clock.ts';
import { Database, type Transaction } from '../database/database.ts';
import { pdfFile } from '../documents/pdf-file.ts';
import { PapeisAssinadosService, type Papel } from '../papeis-assinados/papeis-assinados.service.ts';
import { ParametrosService } from '../parametros/parametros.service.ts';
import { termoEmPdf } from './termo.pdf.mapper.ts';
import { codigoDeTermoLido } from './termo.rules.ts';
import { emVigor } from './termos.leitura.service.ts';
import { TermosRepository } from './termos.repository.ts';
import { TermosService } from './termos.service.ts';

/** Units read maps, and no terms. */
const LEEM = operations.baixarTermoPdf.autoridades;
const FORA = 'Este termo não vale mais: foi recusado ou superado.';

@Injectable()
export class TermoPdfService {
  constructor(
    private readonly database: Database,
    private readonly termos: TermosService,
    private readonly agencia: AgenciaService,
    private readonly repository: TermosRepository,
    private readonly parametros: ParametrosService,
    assinados: PapeisAssinadosService,
  ) {
    assinados.registrar({
      ler: (tx, codigo, pessoa) => this.assinavel(tx, codigo, pessoa),
      emitir: (_, codigo) => this.emitir(codigo),
    });
  }

  async baixar(termoId: number): Promise<StreamableFile> {
    const termo = await this.termos.exigirLido(this.database, termoId);
    const timbre = await this.agencia.timbre(this.database);
    const nome = `termo-${termo.conteudo.numero}-contrato-${termo.conteudo.contrato.numero}`;
    return pdfFile(nome, termoEmPdf({ termo, timbre, endereco: this.agencia.endereco }), this.agencia.escrever);
  }

  private async emitir(digitado: string): Promise<StreamableFile | null> {
    const codigo = codigoDeTermoLido(digitado);
    const termo = codigo && (await this.repository.readByCode(this.database, codigo));
    return termo ? this.baixar(termo.id) : null;
  }

  /** A term as the paper that those who signed it here may bring back signed by certificate. */
  private async assinavel(tx: Transaction, digitado: string, pessoa: Pessoa | null): Promise<Papel | null> {
    const codigo = codigoDeTermoLido(digitado);
    const termo = codigo && (await this.repository.readByCode(tx, codigo));
    if (!termo) return null;
    if (pessoa && !LEEM.some(autoridade => pessoa.authorities.includes(autoridade))) {
      throw problema('nao-permitido', { detail: 'Seu perfil não permite esta ação.' });
    }
    const { emitidoEm, assinaturas, conteudo } = termo;
    return {
      codigo,
      titulo: `Termo ${conteudo.numero}, contrato ${conteudo.contrato.numero}`,
      impedimento: emVigor(termo) ? null : FORA,
      exige: (await this.parametros.doDia(tx, plainDate(emitidoEm, FUSO_DA_AGENCIA))).nivelDoTermo,
      assinantes: assinaturas.map(({ usuarioId, nome, papel }) => ({
        ...{ usuarioId, nome, papel: ROTULO_DE_PAPEL_NO_CONTRATO[papel], nivel: 'SIMPLES' },
      })),
    };
  }
}
