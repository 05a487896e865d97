import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { sentenceOf } from '../base/problem.error.ts';
import { useUnsavedGuard } from '../record/unsaved.guard.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { Conferencia } from './conferencia.component.tsx';
import { useImportacao } from './importacao.hook.ts';
import { ImportacaoForm } from './importacao-form.component.tsx';
import { NumerosDaLinha } from './numeros.component.tsx';
import './importacao.css';

export function Component() {
  const importacao = useImportacao();
  const { preenchido, conferir, importar, lido, numeros, escolher } = importacao;
  const guarda = useUnsavedGuard(preenchido.texto.trim() !== '' && !importar.isSuccess);
  return (
    <div className="pagina">
      <PageTitle title="Importar mapa do mês">
        O histórico de antes do sistema, como a unidade o mandava: uma linha por dia, o dia e as quantidades. Confira
        antes; nada muda até importar.
      </PageTitle>
      <ImportacaoForm importacao={importacao} />
      {importar.isSuccess && (
        <Notice tone="ok">
          <CheckCircleIcon size={18} aria-hidden /> O mês foi importado. Ele já conta no Mapa Diário de Alimentação.
        </Notice>
      )}
      {conferir.error && <Notice tone="perigo">{sentenceOf(conferir.error)}</Notice>}
      {importar.error && <Notice tone="perigo">{sentenceOf(importar.error)}</Notice>}
      {lido && (
        <Conferencia lido={lido}>
          {numeros.length > 0 && (
            <NumerosDaLinha
              numeros={numeros}
              opcoes={lido.opcoes ?? []}
              desligado={importar.isPending}
              escolher={escolher}
            />
          )}
        </Conferencia>
      )}
      {guarda.question}
    </div>
  );
}
