import type { components } from '@alipen/contracts/generated/government-api';
import { Injectable } from '@nestjs/common';
import type { Pessoa } from '../auth/pessoa.ts';
import { ContratosService } from '../contratos/contratos.service.ts';
import { Database, type Transaction } from '../database/database.ts';
import { FornecedoresService } from '../fornecedores/fornecedores.service.ts';
import { type Outcome, runImport } from '../imports/run-import.ts';
import { TiposAlimentacaoService } from '../tipos-alimentacao/tipos-alimentacao.service.ts';
import { TiposPublicoService } from '../tipos-publico/tipos-publico.service.ts';
import { camposDoFornecedor, type Plano, planejar } from './comparacao.rules.ts';
import { ImportacoesFornecedoresRepository } from './importacoes-fornecedores.repository.ts';
import { definicao, type LinhaLida } from './importacoes-fornecedores.rules.ts';

const ACAO = 'importarFornecedores';

@Injectable()
export class ImportacoesFornecedoresService {
  constructor(
    private readonly database: Database,
    private readonly repository: ImportacoesFornecedoresRepository,
    private readonly fornecedores: FornecedoresService,
    private readonly contratos: ContratosService,
    private readonly tiposAlimentacao: TiposAlimentacaoService,
    private readonly tiposPublico: TiposPublicoService,
  ) {}

  importar(
    pessoa: Pessoa,
    arquivo: Buffer,
    opcoes: { simular: boolean },
  ): Promise<components['schemas']['RelatorioImportacao']> {
    return runImport(this.database, definicao, arquivo, opcoes, (tx, linhas) => this.gravar(tx, pessoa, linhas));
  }

  private async gravar(
    tx: Transaction,
    pessoa: Pessoa,
    linhas: readonly LinhaLida[],
  ): Promise<ReadonlyMap<number, Outcome>> {
    await this.repository.lock(tx);
    const cnpjs = [...new Set(linhas.map(({ row }) => row.cnpj))];
    const numeros = [...new Set(linhas.flatMap(({ row }) => row.preco?.contrato ?? []))];
    const plano = planejar(linhas, {
      fornecedores: await this.fornecedores.pelosCnpjs(tx, cnpjs),
      contratos: await this.repository.findContratos(tx, numeros),
      refeicoes: await this.tiposAlimentacao.ativos(tx),
      publicos: await this.tiposPublico.ativos(tx),
    });
    const mudados = [...plano.fornecedores.values()].filter(f => !f.antes || camposDoFornecedor(f).length > 0);
    await this.fornecedores.gravarPlanejados(tx, pessoa, ACAO, mudados);
    await this.gravarContratos(tx, pessoa, plano, cnpjs);
    return plano.resultados;
  }

  private async gravarContratos(tx: Transaction, pessoa: Pessoa, { contratos }: Plano, cnpjs: readonly string[]) {
    const donos = new Map((await this.fornecedores.pelosCnpjs(tx, cnpjs)).map(f => [f.cnpj, f]));
    for (const { numero, cnpj, id, novo, itens } of contratos.values()) {
      const dono = donos.get(cnpj);
      if (!itens.length || !dono) continue;
      const valorTotalCentavos = itens.reduce((soma, i) => soma + i.precoCentavos * i.quantidadeContratada, 0);
      const contratoId = novo
        ? await this.contratos.abrir(tx, pessoa, ACAO, {
            ...novo,
            numero,
            valorTotalCentavos,
            contratoAnteriorId: null,
            fornecedorId: dono.id,
            fornecedor: dono.nomeFantasia,
          })
        : (id ?? 0);
      await this.contratos.gravarPrecos(tx, pessoa, ACAO, contratoId, itens);
    }
  }
}
