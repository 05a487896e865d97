import { keepPreviousData, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { usePerson } from '../app/person.hook.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import SearchSelect, { type Choice } from '../ui/search-select.component.tsx';
import { listarUsuarios } from '../usuarios/usuarios.queries.ts';
import { designarFiscalizacao } from './fiscalizacoes.mutations.ts';
import type { DoDia } from './fiscalizacoes.queries.ts';

const procurar = (busca: string) => ({
  ...listarUsuarios({ ...(busca && { busca }), tamanho: 20 }),
  placeholderData: keepPreviousData,
});

/** Only the manager has the list of people; others may only take the name away. */
export function DesignarDialog({ uma, fechar }: { uma: DoDia; fechar: () => void }) {
  const { session } = usePerson();
  const escolhe = session.usuario.authorities.includes('AL_GESTOR');
  const [pessoa, setPessoa] = useState<Choice | null>(
    uma.designado ? { id: uma.designado.id, name: uma.designado.nome } : null,
  );
  const designar = useMutation({
    mutationFn: (usuarioId: number | null) => designarFiscalizacao(uma, usuarioId),
    onSuccess: fechar,
  });
  return (
    <Dialog
      title="Quem vai fiscalizar"
      close={fechar}
      busy={designar.isPending}
      footer={
        <>
          <Button disabled={designar.isPending} onClick={fechar}>
            Voltar
          </Button>
          {uma.designado && (
            <Button disabled={designar.isPending} onClick={() => designar.mutate(null)}>
              Tirar a designação
            </Button>
          )}
          {escolhe && (
            <Button
              variant="primary"
              disabled={!pessoa || designar.isPending}
              onClick={() => pessoa && designar.mutate(pessoa.id)}
            >
              Designar
            </Button>
          )}
        </>
      }
    >
      <div className="fluxo-secao">
        <p>
          {uma.refeicao.nome}, {uma.lotacao.nome}, {uma.numero}.
        </p>
        {escolhe ? (
          <div className="campo">
            <span className="campo-rotulo" aria-hidden>
              Pessoa
            </span>
            <SearchSelect
              label="Pessoa"
              placeholder="Procure pelo nome ou matrícula"
              value={pessoa}
              onChange={setPessoa}
              query={procurar}
              choicesOf={({ itens }) => itens.map(({ id, nome, matricula }) => ({ id, name: nome, place: matricula }))}
            />
          </div>
        ) : (
          <p>{uma.designado ? `Designada para ${uma.designado.nome}.` : 'O gestor designa quem vai.'}</p>
        )}
        {designar.error && <Notice tone="perigo">{sentenceOf(designar.error)}</Notice>}
      </div>
    </Dialog>
  );
}
