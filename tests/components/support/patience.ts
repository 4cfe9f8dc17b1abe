import { configure } from '@testing-library/react'
import { PATIENCE_MS } from '../../support/waiting/eventually'

configure({ asyncUtilTimeout: PATIENCE_MS })
