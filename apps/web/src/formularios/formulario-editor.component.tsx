import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { notify } from '../ui/notification.ts';
import { TextInput } from '../ui/text-input.component.tsx';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { FalhaAqui } from './falha-aqui.component.tsx';
import { FalhasDoFormulario, falhasDe, falhasDoAparelho, idDe, recusaDoTodo } from './formulario.falhas.ts';
import { conteudoDe } from './formulario.model.ts';
import { FormularioPrevia } from './formulario-previa.component.tsx';
import { FormularioSecoes } from './formulario-secoes.component.tsx';
import { publicarFormulario } from './formularios.mutations.ts';
import type { Conteudo, Formulario } from './formularios.queries.ts';
import { NotasEDescontos } from './notas-e-descontos.component.tsx';
import { ResumoDasFalhas } from './resumo-das-falhas.component.tsx';

interface Props {
  base: Formulario;
  /** Whose version comes next: the base's own, or a contract's first (its version so far is 0). */
  destino: Pick<Formulario, 'contratoId' | 'versao'>;
  publicado: (id: number) => void;
}

export function FormularioEditor({ base, destino, publicado }: Props) {
  const [conteudo, setConteudo] = useState(() => conteudoDe(base));
  const [tentativas, setTentativas] = useState(0);
  const mudou = JSON.stringify(conteudo) !== JSON.stringify(conteudoDe(base));
  const publicar = useMutation({
    mutationFn: (novo: Conteudo) => publicarFormulario(destino, novo),
    onSuccess: ({ id, versao }) => {
      notify('success', `Versão ${versao} publicada`, 'Vale para as fiscalizações que começarem agora.');
      publicado(id);
    },
    onError: () => setTentativas(vez => vez + 1),
  });
  const falhas = falhasDe(conteudo, publicar.variables, publicar.error);
  const tentar = () => {
    if (falhasDoAparelho(conteudo).length > 0) setTentativas(vez => vez + 1);
    else publicar.mutate(conteudo);
  };
  const parado = !(mudou || destino.versao === 0) || publicar.isPending;
  return (
    <FalhasDoFormulario value={falhas}>
      <Field label="Título" className="formularios-escolha" htmlFor={idDe('/titulo')}>
        <TextInput
          id={idDe('/titulo')}
          maxLength={120}
          value={conteudo.titulo}
          onChange={({ target }) => setConteudo({ ...conteudo, titulo: target.value })}
        />
        <FalhaAqui pointer="/titulo" />
      </Field>
      <FormularioSecoes base={base} conteudo={conteudo} mudar={setConteudo} parado={publicar.isPending} />
      <FalhaAqui pointer="/secoes" />
      <NotasEDescontos conteudo={conteudo} mudar={mudanca => setConteudo({ ...conteudo, ...mudanca })} />
      <FormularioPrevia conteudo={conteudo} />
      <ResumoDasFalhas
        conteudo={conteudo}
        falhas={tentativas > 0 ? falhas : []}
        recusa={recusaDoTodo(publicar.error)}
        vez={tentativas}
      />
      <Toolbar>
        <Button variant="primary" disabled={parado} onClick={tentar}>
          {publicar.isPending ? 'Publicando…' : `Publicar a versão ${destino.versao + 1}`}
        </Button>
        <Button
          disabled={!mudou || publicar.isPending}
          onClick={() => {
            setConteudo(conteudoDe(base));
            publicar.reset();
          }}
        >
          Desfazer o que mudei
        </Button>
      </Toolbar>
    </FalhasDoFormulario>
  );
}
