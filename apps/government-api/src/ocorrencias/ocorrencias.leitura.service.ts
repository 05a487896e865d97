import type { components } from '@alipen/contracts/generated/government-api';
import { problema } from '@alipen/platform/problems/problema';
import { Injectable, StreamableFile } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { requireReach } from '../auth/row-rule.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FotosService } from '../fotos/fotos.service.ts';
import { valoresDe } from './glosa.rules.ts';
import { type BuscaOcorrencias, OcorrenciasListaRepository } from './ocorrencias.lista.repository.ts';
import { toOcorrencia, toOcorrenciaResumida } from './ocorrencias.mapper.ts';
import { type Ocorrencia, OcorrenciasRepository } from './ocorrencias.repository.ts';

type Schemas = components['schemas'];

@Injectable()
export class OcorrenciasLeituraService {
  constructor(
    private readonly database: Database,
    private readonly repository: OcorrenciasRepository,
    private readonly lista: OcorrenciasListaRepository,
    private readonly arquivos: FotosService,
  ) {}

  async listar(pessoa: Pessoa, busca: BuscaOcorrencias): Promise<Schemas['PaginaOcorrencias']> {
    const { ordem, pagina, tamanho, ...filtros } = busca;
    if (filtros.lotacaoId) requireReach(pessoa, filtros.lotacaoId);
    const lotacaoId = pessoa.restritaA ?? filtros.lotacaoId;
    const alcance = { ...filtros, ...(lotacaoId === undefined ? {} : { lotacaoId }) };
    const { itens, total } = await this.lista.page(this.database, alcance, { ordem, pagina, tamanho });
    return { itens: itens.map(toOcorrenciaResumida), total, pagina, tamanho };
  }

  async obter(pessoa: Pessoa, id: number): Promise<Schemas['Ocorrencia']> {
    await this.exigir(this.database, pessoa, id);
    return this.ler(this.database, pessoa, id);
  }

  async baixar(pessoa: Pessoa, id: number, anexoId: number): Promise<StreamableFile> {
    const { numero } = await this.exigir(this.database, pessoa, id);
    const anexo = (await this.repository.findAttachments(this.database, id)).find(achado => achado.id === anexoId);
    const guardado = anexo && (await this.arquivos.abrirAnexo(anexo.arquivo));
    if (!anexo || !guardado) throw problema('nao-encontrado', { detail: 'Este anexo não existe.' });
    // The file name is ours: the supplier's is shown, never used as one. Photos are named by the gateway.
    const disposition = `attachment; filename="ocorrencia-${numero}-anexo-${anexoId}.pdf"`;
    const papel = anexo.tipo === 'application/pdf';
    return new StreamableFile(guardado.stream, {
      type: anexo.tipo,
      length: guardado.bytes,
      ...(papel && { disposition }),
    });
  }

  async exigir(tx: Transaction, pessoa: Pick<Pessoa, 'restritaA'>, id: number, travada = false): Promise<Ocorrencia> {
    const ocorrencia = await this.repository.find(tx, id, travada);
    if (!ocorrencia) throw problema('nao-encontrado', { detail: `A ocorrência ${id} não existe.` });
    requireReach(pessoa, ocorrencia.lotacaoId);
    return ocorrencia;
  }

  async ler(tx: Transaction, { authorities }: Pick<Pessoa, 'authorities'>, id: number): Promise<Schemas['Ocorrencia']> {
    const ocorrencia = await this.repository.find(tx, id);
    const linha = await this.lista.find(tx, id);
    if (!ocorrencia || !linha) throw new Error('an occurrence is gone');
    const abertaPor = await this.repository.findAuthor(tx, ocorrencia.abertaPor);
    const passos = await this.repository.findSteps(tx, id);
    const anexos = await this.repository.findAttachments(tx, id);
    const celulas = await this.repository.findCells(tx, ocorrencia);
    const valores = valoresDe(celulas, await this.repository.findTaken(tx, ocorrencia));
    return toOcorrencia({ linha, ocorrencia, abertaPor, passos, anexos, valores }, authorities);
  }
}
