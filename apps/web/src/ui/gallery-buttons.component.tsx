import { PencilSimpleIcon } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { Button, ButtonAnchor, ButtonLink } from './button.component.tsx';
import { FileInput } from './file-input.component.tsx';
import { Group } from './gallery-group.component.tsx';
import { Popup } from './popup.component.tsx';
import { Toolbar } from './toolbar.component.tsx';

export const Buttons = () => (
  <Group title="Button">
    <Toolbar>
      <Button>Simples</Button>
      <Button variant="primary">Principal</Button>
      <Button variant="quiet">Discreto</Button>
      <Button icon aria-label="Editar">
        <PencilSimpleIcon size={18} aria-hidden />
      </Button>
      <Button disabled>Desligado</Button>
      <Button variant="primary" aria-disabled title="Falta a justificativa">
        Ainda não pode
      </Button>
      <ButtonLink to="/">Outra tela</ButtonLink>
      <ButtonAnchor href="tel:+550000000000">Fora do sistema</ButtonAnchor>
      <Popup label="Abre um painel">{close => <Button onClick={close}>Fechar</Button>}</Popup>
      <FileInput label="Arquivo" accept=".csv" onFiles={() => undefined}>
        Escolher arquivo
      </FileInput>
    </Toolbar>
  </Group>
);
