import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { Campos, dadosDe, rascunhoDe } from './campos.component.tsx';
import { editarTela } from './telas.mutations.ts';
import type { Tela } from './telas.queries.ts';

export default function EditarDialog({ tela, sair }: { tela: Tela; sair: () => void }) {
  const [valor, setValor] = useState(() => rascunhoDe(tela));
  const editar = useMutation({ mutationFn: () => editarTela(tela, dadosDe(valor)), onSuccess: sair });
  return (
    <FormDialog
      title={`Mudar ${tela.nome}`}
      work={editar}
      verb="Salvar"
      doing="Salvando…"
      ready={valor.nome.trim() !== ''}
      close={sair}
      className="telas-formulario"
    >
      <Campos valor={valor} mudar={setValor} />
    </FormDialog>
  );
}
