import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { basePath } from '../base/base-path.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { SecretDialog } from '../ui/secret.dialog.tsx';
import { today } from '../ui/today.ts';
import { CIENCIAS } from './ciencia.labels.ts';
import { quandoEQuem } from './ciencia.model.ts';
import { criarAcessoLista, type EmissaoDaLista, type ResumoDaLista } from './listas-fornecedor.queries.ts';

interface Props {
  lista: ResumoDaLista;
  emissao: EmissaoDaLista;
}

/** Whether the supplier said that it has the list, and the address to hand over to one that gets no mail. */
export function CienciaDaEmissao({ lista: { situacaoCiencia, ultimaCiencia }, emissao }: Props) {
  const [endereco, setEndereco] = useState<string | null>(null);
  const criar = useMutation({
    mutationFn: () => criarAcessoLista(emissao.id),
    onSuccess: acesso => setEndereco(`${window.location.origin}${basePath}${acesso.endereco}`),
  });
  const { tom, icone, rotulo } = CIENCIAS[situacaoCiencia];
  return (
    <section className="lista-envios" aria-label={`Ciência do fornecedor na emissão ${emissao.numero}`}>
      <p className="lista-botoes">
        <Pill tone={tom} icon={icone}>
          {rotulo}
        </Pill>
        {ultimaCiencia && (
          <span>
            Recebeu a emissão {ultimaCiencia.numero} {quandoEQuem(ultimaCiencia, today())}
          </span>
        )}
      </p>
      {situacaoCiencia === 'MUDOU' && (
        <p className="quieto">
          {emissao.ciencia
            ? 'As quantidades mudaram desde então: emita e envie a lista de novo.'
            : `Falta a ciência da emissão ${emissao.numero}.`}
        </p>
      )}
      {!emissao.ciencia && (
        <div className="lista-botoes">
          <Button variant="quiet" disabled={criar.isPending} onClick={() => criar.mutate()}>
            Criar endereço de ciência
          </Button>
          <span className="quieto">Para quem não recebe por e-mail.</span>
        </div>
      )}
      {criar.error && <Notice tone="perigo">{sentenceOf(criar.error)}</Notice>}
      {endereco && (
        <SecretDialog title="Endereço de ciência" secret={endereco} close={() => setEndereco(null)}>
          Envie ao fornecedor: quem o tiver vê a emissão {emissao.numero} e confirma que a recebeu, até o fim do dia das
          refeições.
        </SecretDialog>
      )}
    </section>
  );
}
