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

export const ICONES: Readonly<Record<Icone, Icon>> = {
  Coffee: CoffeeIcon,
  Bread: BreadIcon,
  Egg: EggIcon,
  Cookie: CookieIcon,
  AppleLogo: AppleLogoIcon,
  OrangeSlice: OrangeSliceIcon,
  BowlFood: BowlFoodIcon,
  ForkKnife: ForkKnifeIcon,
  CookingPot: CookingPotIcon,
  BowlSteam: BowlSteamIcon,
  Carrot: CarrotIcon,
  Fish: FishIcon,
  Hamburger: HamburgerIcon,
  Backpack: BackpackIcon,
  SunHorizon: SunHorizonIcon,
  Moon: MoonIcon,
};
