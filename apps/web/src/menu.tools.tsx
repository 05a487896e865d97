import { BuscaNoMenu } from './busca/busca-no-menu.component.tsx';
import { AjudaNoMenu } from './guia/ajuda-no-menu.component.tsx';

/** What a phone's header has no room for. */
export const NoMenu = ({ onOpen }: { onOpen: () => void }) => (
  <>
    <BuscaNoMenu onOpen={onOpen} />
    <AjudaNoMenu onOpen={onOpen} />
  </>
);
