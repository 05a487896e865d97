import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { sentenceOf } from '../app/problem.error.ts';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { Campos, dadosDe, rascunhoDe } from './campos.component.tsx';
import { editarTela } from './telas.mutations.ts';
import type { Tela } from './telas.queries.ts';

export default function EditarDialog({ tela, sair }: { tela: Tela; sair: () => void }) {
  const formulario = useId();
  const [valor, setValor] = useState(() => rascunhoDe(tela));
  const editar = useMutation({ mutationFn: () => editarTela(tela, dadosDe(valor)), onSuccess: sair });
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    editar.mutate();
  };
  return (
    <Dialog
      title={`Mudar ${tela.nome}`}
      close={sair}
      busy={editar.isPending}
      footer={
        <>
          <button type="button" className="botao" onClick={sair} disabled={editar.isPending}>
            Voltar
          </button>
          <button
            type="submit"
            form={formulario}
            className="botao botao--principal"
            disabled={editar.isPending || !valor.nome.trim()}
          >
            {editar.isPending ? 'Salvando…' : 'Salvar'}
          </button>
        </>
      }
    >
      <form id={formulario} className="telas-formulario" onSubmit={enviar}>
        <Campos valor={valor} mudar={setValor} />
        {editar.error && <Notice tone="perigo">{sentenceOf(editar.error)}</Notice>}
      </form>
    </Dialog>
  );
}
