import { mutationOptions } from '@tanstack/react-query';
import { api, body } from '../app/api.client.ts';
import { once } from '../app/intent-key.ts';
import type { Download, NovoDownload } from '../downloads/downloads.queries.ts';
import { download } from '../list/download.ts';
import { handOver } from '../list/share.ts';

/** A file with more cells is made while the person does something else. */
const CELULAS_NA_HORA = 5_000;
const ENTRE_PERGUNTAS_MS = 500;
const ESPERA_MS = 30_000;

const pausa = () => new Promise(resolve => setTimeout(resolve, ENTRE_PERGUNTAS_MS));

/** Every size is asked for in the same way; a small file is waited for and handed over. A PDF may wait for a tap to be shared. */
export const exportarMapa = () =>
  mutationOptions({
    mutationKey: ['exportarMapa'],
    mutationFn: async ({
      novo,
      celulas,
    }: {
      novo: NovoDownload;
      celulas: number;
    }): Promise<'entregue' | 'na fila' | File> => {
      const { id } = await once('pedirDownload', novo, key =>
        body(api.POST('/api/ms-alipen/downloads', { body: novo, params: { header: { 'Idempotency-Key': key } } })),
      );
      if (celulas > CELULAS_NA_HORA) return 'na fila';
      return (await pronto(id)) ? entregar(id, novo.tipo) : 'na fila';
    },
  });

async function entregar(downloadId: number, tipo: NovoDownload['tipo']): Promise<'entregue' | File> {
  const arquivo = `/api/ms-alipen/downloads/${downloadId}/arquivo`;
  const aCompartilhar = tipo === 'MAPA_PDF' ? await handOver(arquivo) : await download(arquivo, {});
  await body(api.PUT('/api/ms-alipen/downloads/{downloadId}/leitura', { params: { path: { downloadId } } }));
  return aCompartilhar ?? 'entregue';
}

/** False: it failed or takes longer than a person waits; the download centre says which. */
async function pronto(id: number): Promise<boolean> {
  for (let espera = 0; espera < ESPERA_MS; espera += ENTRE_PERGUNTAS_MS) {
    await pausa();
    const query = { pagina: 1, tamanho: 20 };
    const { itens } = await body(api.GET('/api/ms-alipen/downloads', { params: { query } }));
    const situacao: Download['situacao'] | undefined = itens.find(item => item.id === id)?.situacao;
    if (situacao === 'CONCLUIDO') return true;
    if (situacao !== 'NA_FILA' && situacao !== 'EM_PROCESSAMENTO') return false;
  }
  return false;
}
