import { AppleLogoIcon } from '@phosphor-icons/react/dist/csr/AppleLogo';
import { BackpackIcon } from '@phosphor-icons/react/dist/csr/Backpack';
import { BowlFoodIcon } from '@phosphor-icons/react/dist/csr/BowlFood';
import { BowlSteamIcon } from '@phosphor-icons/react/dist/csr/BowlSteam';
import { BreadIcon } from '@phosphor-icons/react/dist/csr/Bread';
import { CarrotIcon } from '@phosphor-icons/react/dist/csr/Carrot';
import { CoffeeIcon } from '@phosphor-icons/react/dist/csr/Coffee';
import { CookieIcon } from '@phosphor-icons/react/dist/csr/Cookie';
import { CookingPotIcon } from '@phosphor-icons/react/dist/csr/CookingPot';
import { EggIcon } from '@phosphor-icons/react/dist/csr/Egg';
import { FishIcon } from '@phosphor-icons/react/dist/csr/Fish';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/csr/ForkKnife';
import { HamburgerIcon } from '@phosphor-icons/react/dist/csr/Hamburger';
import { MoonIcon } from '@phosphor-icons/react/dist/csr/Moon';
import { OrangeSliceIcon } from '@phosphor-icons/react/dist/csr/OrangeSlice';
import { SunHorizonIcon } from '@phosphor-icons/react/dist/csr/SunHorizon';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import type { Icone } from './tipos-alimentacao.queries.ts';

export const ICONES: Readonly<Record<Icone, { nome: string; desenho: Icon }>> = {
  Coffee: { nome: 'Xícara', desenho: CoffeeIcon },
  Bread: { nome: 'Pão', desenho: BreadIcon },
  Egg: { nome: 'Ovo', desenho: EggIcon },
  Cookie: { nome: 'Biscoito', desenho: CookieIcon },
  AppleLogo: { nome: 'Maçã', desenho: AppleLogoIcon },
  OrangeSlice: { nome: 'Laranja', desenho: OrangeSliceIcon },
  BowlFood: { nome: 'Prato cheio', desenho: BowlFoodIcon },
  ForkKnife: { nome: 'Talheres', desenho: ForkKnifeIcon },
  CookingPot: { nome: 'Panela', desenho: CookingPotIcon },
  BowlSteam: { nome: 'Sopa', desenho: BowlSteamIcon },
  Carrot: { nome: 'Cenoura', desenho: CarrotIcon },
  Fish: { nome: 'Peixe', desenho: FishIcon },
  Hamburger: { nome: 'Sanduíche', desenho: HamburgerIcon },
  Backpack: { nome: 'Kit de viagem', desenho: BackpackIcon },
  SunHorizon: { nome: 'Nascer do sol', desenho: SunHorizonIcon },
  Moon: { nome: 'Lua', desenho: MoonIcon },
};
